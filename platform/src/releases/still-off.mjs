import { callOf } from '../../bin/read-args.mjs'

/**
 * Returns a line that says that the part is still switched off, so its new live version is not shown.
 * @param {string} part
 */
export const stillOff = (part) =>
  `${part} is still switched off; ${callOf('releases', `${part} --on`)} turns it on.`
