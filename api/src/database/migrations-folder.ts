import { fileURLToPath } from 'node:url'

const here = import.meta.url

/** In a build, the folder is next to the bundle. */
export const migrationsFolder = fileURLToPath(
  new URL(here.endsWith('.ts') ? '../../migrations' : './migrations', here),
)
