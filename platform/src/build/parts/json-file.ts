import { readFileSync, writeFileSync } from 'node:fs'

/** Reads a JSON file whose form a schema, its writer or npm has checked. */
export const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T

/** Writes a JSON file as npm writes package.json. */
export const writeJson = (file: string, value: object): void =>
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`)
