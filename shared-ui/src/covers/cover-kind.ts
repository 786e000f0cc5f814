/** The kinds of cover, which decide the colours. The kind of a Kick's cover is its category. */
export const coverKinds = ['Chill', 'Travel', 'Activity', 'Bucket', 'Journal'] as const
export type CoverKind = (typeof coverKinds)[number]

/** The aspect ratio: 4:3 on cards, 21:9 behind a page's head. */
export type CoverRatio = '4/3' | '21/9'
