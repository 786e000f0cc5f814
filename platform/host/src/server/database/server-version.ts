import { readFileSync } from 'node:fs'

const here = import.meta.url

/** In a build, the folder of the bundle is beside package.json. In sources, the version is that of the repository. */
const manifest = new URL(here.endsWith('.ts') ? '../../../../../package.json' : '../package.json', here)

/** The version of the server, which is that of the site. */
// Our own file; a test compares it with the package.json of the repository.
export const serverVersion = (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version
