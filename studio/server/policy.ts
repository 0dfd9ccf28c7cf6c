// What the page may do. Monaco writes style elements and attributes, so inline styles stay allowed; scripts do not.
export const META_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

/** Framing can be refused in a header only. */
export const HEADER_POLICY = `${META_POLICY}; frame-ancestors 'none'`
