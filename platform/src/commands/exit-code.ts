import type { Ending } from '../site/start-site'

/**
 * Returns the exit code of a server that ended, and prints what killed it: it could not say so itself.
 * @param command starts it again
 */
export const exitCodeOf = ({ code, signal }: Ending, command: string): number => {
  if (signal) console.error(`The server ended (${signal}). ${command} starts it again; nothing is lost.`)
  return code
}
