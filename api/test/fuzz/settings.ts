const { CI, FUZZ_RUNS, FUZZ_SEED, FUZZ_OPERATION } = process.env

/**
 * Requests per operation. A usual run has few with a fixed seed, CI more; `npm run fuzz` has many with a random seed.
 */
export const runs = Number(FUZZ_RUNS ?? (CI ? 100 : 20))

/** Sequences of changes by two users. */
export const sequences = FUZZ_RUNS === undefined ? (CI ? 40 : 4) : Math.ceil(runs / 5)

/** The seed that determines all requests. */
export const seed = Number(FUZZ_SEED ?? 1)

/** The only operation to test; by default all. */
export const onlyOperation = FUZZ_OPERATION

/** Whether figures are printed. */
export const isReportWanted = FUZZ_RUNS !== undefined
