/** Returns the cause of an error, without the name of the system call. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return reasons[code] ?? error.message
}

const reasons: Record<string, string> = {
  EACCES: 'permission denied',
  EPERM: 'not permitted',
  ENOSPC: 'no space left on the disk',
  EDQUOT: 'disk quota exceeded',
  EROFS: 'the file system is read-only',
  ENOTDIR: 'a part of its path is a file, not a folder',
  EEXIST: 'a file of that name is in the way',
}

/** Returns the line of a PostgreSQL program's output that has the cause of its end. */
export function reasonIn(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '')
  const told = lines.map((line) => /(?:FATAL|PANIC|error):\s+(.*)/.exec(line)?.[1]).find(Boolean)
  return told ?? lines.at(-1)?.trim() ?? 'it ended without a word'
}
