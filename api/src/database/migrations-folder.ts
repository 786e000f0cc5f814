import { fileURLToPath } from 'node:url'

const here = import.meta.url

/** Built, it lies beside the bundle that this is part of. */
export const migrationsFolder = fileURLToPath(
  new URL(here.endsWith('.ts') ? '../../migrations' : './migrations', here),
)
