/** A text of content, or what stands for it where there is none. */
export const textOr = (value: unknown, other: string): string =>
  typeof value === 'string' && value !== '' ? value : other
