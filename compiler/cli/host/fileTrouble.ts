// Why a file could not be written, in words.
const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'you may not write there',
  EPERM: 'you may not write there',
  EROFS: 'nothing can be written there',
  ENOTDIR: 'a file is in the way of a folder',
  EEXIST: 'a file is in the way of a folder',
  EISDIR: 'it is a folder',
  ENAMETOOLONG: 'the name is too long',
  ENOSPC: 'the disk is full',
}

export function fileTrouble(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  return (code === undefined ? undefined : REASONS[code]) ?? code ?? message
}
