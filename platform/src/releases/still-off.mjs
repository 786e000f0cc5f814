/**
 * Tells that what was just made live is not shown.
 * @param {string} part
 */
export const stillOff = (part) =>
  `${part} is still switched off; npm run releases -- ${part} --on turns it on.`
