/**
 * Returns whether there is a process with this id.
 * @param {number} pid
 */
export const isAlive = (pid) => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
