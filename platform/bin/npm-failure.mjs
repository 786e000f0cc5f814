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
 * Why npm failed, from what it printed with `--json`: without its usage text, which follows the cause, and in few lines.
 * @param {{ stdout: string, stderr: string }} printed
 */
export const causeOfNpmFailure = ({ stdout, stderr }) => {
  const summary = jsonIn(stdout)?.error?.summary
  const words = typeof summary === 'string' ? summary : stderr.replaceAll(/^npm (error|ERR!) ?/gm, '')
  const [cause = '', usage] = words.split(/\n\s*\nUsage:/)
  const paragraphs = cause.trim().split(/\n\s*\n/)
  // What the command is for stands between the cause and the usage.
  if (usage !== undefined && paragraphs.length > 1) paragraphs.pop()
  return paragraphs.join('\n').split('\n').slice(0, mostLines).join('\n').trim()
}
