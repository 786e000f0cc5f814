/** What stands in a row of a table, as it is read. */
export interface Row {
  cells: string[]
  /** Whether the goal is met here; rows that only inform have none. */
  met?: boolean
}

/** What a measure found. */
export interface Table {
  /** Of its file, such as `server-calls`. */
  name: string
  title: string
  columns: string[]
  rows: Row[]
  /** What a row has to be, in words. */
  goal?: string
}
