/** Returns `1 file`, or `3 files`. */
export const countedFiles = (count: number): string => `${count} ${count === 1 ? 'file' : 'files'}`
