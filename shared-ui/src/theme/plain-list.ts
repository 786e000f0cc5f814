/** Styles of a list without markers and indentation. Give the list `role="list"`, which some browsers then leave out. */
export const plainList = { margin: 0, padding: 0, listStyle: 'none' } as const
