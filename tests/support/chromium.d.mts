/** The path of a chromium; throws one plain sentence where there is none and none can be had. */
export function ensureChromium(): string
