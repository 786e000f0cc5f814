import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** The server's build puts it beside the bundle that this is part of. */
const file = fileURLToPath(new URL('./overrides.js', import.meta.url))

/** What lets a tab replace parts: sent by sites alone that allow it, so that no release has it in itself. */
export const readOverridesScript = () => readFile(file, 'utf8')

/** Where such a site has it. */
export const overridesPath = '/overrides.js'
