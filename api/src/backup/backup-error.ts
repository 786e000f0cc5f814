import { StartError } from '@bucketeer/host/server'
import { codeOf } from '../contract/error-reason'

/** Thrown when a backup or restore fails. The message tells the operator what to do. */
export class BackupError extends StartError {
  override name = 'BackupError'
}

const reasons: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EFBIG: 'the file is too large for the disk',
  EROFS: 'the disk is read-only',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  ENOENT: 'it does not exist',
  ENOTDIR: 'it does not exist',
  EISDIR: 'it is a folder',
}

/** Returns why a file could not be read or written; undefined for other errors. */
export const diskReason = (error: unknown): string | undefined => reasons[codeOf(error)]
