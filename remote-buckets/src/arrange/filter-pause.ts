/** The debounce in milliseconds of a search in what is loaded. */
export const filterPause = 100
