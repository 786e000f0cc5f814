/**
 * Parses one alternative of a range: `^20.19` or `>=24`.
 * @param {string} text
 */
const parseAlternative = (text) => {
  const [, operator, major, minor = 0] = /^(\^|>=)(\d+)(?:\.(\d+))?$/.exec(text.trim()) ?? []
  if (operator === undefined) throw new Error(`engines.node in package.json is not readable: ${text}`)
  return { isOneMajor: operator === '^', major: Number(major), minor: Number(minor) }
}

/**
 * Returns whether a version of Node is in the `engines` range of package.json. Supports alternatives of the
 * forms `^20.19` and `>=24` only: this file must run before any package is installed.
 * @param {string} version such as `22.13.1`
 * @param {string} range such as `^20.19 || ^22.13 || >=24`
 */
export const isSupportedNode = (version, range) => {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return range
    .split('||')
    .map(parseAlternative)
    .some(
      (oldest) =>
        (major === oldest.major && minor >= oldest.minor) || (!oldest.isOneMajor && major > oldest.major),
    )
}
