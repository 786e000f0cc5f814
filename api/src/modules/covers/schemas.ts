import Type from 'typebox'

/** As long as a name or a title may be. */
const longestName = 200

export const CoverParams = Type.Object({ file: Type.String() })
export const CoverQuery = Type.Object({ name: Type.String({ minLength: 1, maxLength: longestName }) })
