/** What a cover stands for; it decides the colours. A Kick's cover takes its category. */
export const coverKinds = ['Chill', 'Travel', 'Activity', 'Bucket', 'Journal'] as const
export type CoverKind = (typeof coverKinds)[number]

/** Cards and lists show 4:3, the band behind a page's head 21:9. */
export type CoverRatio = '4/3' | '21/9'
