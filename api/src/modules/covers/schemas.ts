import Type from 'typebox'

/** As long as the longest name that has a cover. */
const longestName = 500

export const CoverParams = Type.Object({ file: Type.String() })
export const CoverQuery = Type.Object({ name: Type.String({ minLength: 1, maxLength: longestName }) })
