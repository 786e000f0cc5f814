const mostLines = 12

/** @param {string} text */
const jsonIn = (text) => {
  try {
    return /** @type {{ error?: { summary?: unknown } }} */ (JSON.parse(text))
  } catch {
    return undefined
  }
}

/**
 * Returns why npm failed, from its output with `--json`: in a few lines, without the usage text that follows.
 * @param {{ stdout: string, stderr: string }} printed
 */
export const causeOfNpmFailure = ({ stdout, stderr }) => {
  const summary = jsonIn(stdout)?.error?.summary
  const words = typeof summary === 'string' ? summary : stderr.replaceAll(/^npm (error|ERR!) ?/gm, '')
  const [cause = '', usage] = words.split(/\n\s*\nUsage:/)
  const paragraphs = cause.trim().split(/\n\s*\n/)
  // A description of the command is between the cause and the usage.
  if (usage !== undefined && paragraphs.length > 1) paragraphs.pop()
  return paragraphs.join('\n').split('\n').slice(0, mostLines).join('\n').trim()
}
