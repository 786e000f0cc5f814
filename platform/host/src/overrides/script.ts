import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** The server's build writes it next to the bundle that contains this file. */
const file = fileURLToPath(new URL('./overrides.js', import.meta.url))

/** The script that replaces parts in a tab. Only sites that allow overrides serve it, and no release contains it. */
export const readOverridesScript = () => readFile(file, 'utf8')

/** Its URL on such a site. */
export const overridesPath = '/overrides.js'
