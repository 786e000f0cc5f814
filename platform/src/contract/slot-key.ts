/** Returns the key of a piece in `src/pages.ts`, and in the records of a release that have a page's route as key. */
export const slotKey = (name: string) => `slot:${name}`
