import type { Table } from './table'

/** What the command line says besides names. */
export interface BenchmarkOptions {
  /** Growth up to a million Kicks, not a hundred thousand. */
  million: boolean
  /** One of the calls of `server`, not all. */
  only?: string
}

/** Something that is measured, in a folder of its own. */
export interface Benchmark {
  /** As `npm run bench -- NAME` has it. */
  name: string
  /** Whether it is run where no name is given. */
  isUsual: boolean
  /** Gives each table as soon as it is there. */
  run(choices: BenchmarkOptions): AsyncIterable<Table>
}
