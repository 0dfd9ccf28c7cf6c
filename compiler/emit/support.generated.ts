export const COMPILED_TYPES = ''
export const ARITHMETIC = ''
