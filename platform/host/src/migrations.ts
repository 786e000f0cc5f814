import { fileURLToPath } from 'node:url'

const here = import.meta.url

/** The folder with the host's migrations. In a build, it is next to the bundle, with those of the product. */
export const hostMigrations = fileURLToPath(
  new URL(here.endsWith('.ts') ? '../migrations' : './migrations', here),
)
