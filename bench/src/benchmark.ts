import type { Table } from './table'

/** Holds the command-line options. */
export interface BenchmarkOptions {
  /** Grows to a million Kicks instead of a hundred thousand. */
  million: boolean
  /** Limits `server` to one endpoint. */
  only?: string
  /** Measures as little and as briefly as shows that the benchmark works; the figures mean nothing. */
  smallest: boolean
  /** The commit beside which `against` measures this checkout; the last one by default. */
  revision?: string
}

/** Describes one benchmark; each has a folder of its own. */
export interface Benchmark {
  /** The name for `npm run bench -- NAME`. */
  name: string
  /** Whether it runs when no name is given. */
  runsByDefault: boolean
  /** Yields each table as soon as it is measured. */
  run(options: BenchmarkOptions): AsyncIterable<Table>
}
