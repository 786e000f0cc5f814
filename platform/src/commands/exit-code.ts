import type { Ending } from '../site/start-site'

/**
 * Returns the exit code of a server that ended, and prints the signal that killed it.
 * @param command the command that starts it again
 */
export const exitCodeOf = ({ code, signal }: Ending, command: string): number => {
  if (signal) console.error(`The server ended (${signal}). ${command} starts it again; nothing is lost.`)
  return code
}
