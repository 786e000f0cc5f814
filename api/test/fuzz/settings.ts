const { CI, FUZZ_RUNS, FUZZ_SEED, FUZZ_OPERATION } = process.env

/** Requests for each operation. The usual run has few, always the same, CI more; `npm run fuzz` has many, each time others. */
export const runs = Number(FUZZ_RUNS ?? (CI ? 200 : 20))

/** What all requests come from: the same seed makes the same ones. */
export const seed = Number(FUZZ_SEED ?? 1)

/** The one operation to try; not set: all. */
export const onlyOperation = FUZZ_OPERATION

/** Whether somebody waits for figures. */
export const isReportWanted = FUZZ_RUNS !== undefined
