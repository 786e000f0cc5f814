import { isNativeError } from 'node:util/types'

/** A backup or restore cannot be done. The message is for whoever asked for it, with what to do about it. */
export class BackupError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'BackupError'
  }
}

/** The code of a failed call of the system or of zlib; empty when there is none. */
export const codeOf = (error: unknown): string =>
  isNativeError(error) && 'code' in error ? String(error.code) : ''

const reasons: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EFBIG: 'the disk takes no file that large',
  EROFS: 'the disk can only be read',
  EACCES: 'this user may not',
  EPERM: 'this user may not',
  ENOENT: 'it is not there',
  ENOTDIR: 'it is not there',
  EISDIR: 'it is a folder',
}

/** In words, why a file could not be read or written; undefined for what is no failure of the disk. */
export const diskReason = (error: unknown): string | undefined => reasons[codeOf(error)]
