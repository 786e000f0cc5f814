import { join } from 'node:path'

/** The root folder of the repository. */
export const root = join(import.meta.dirname, '../..')
