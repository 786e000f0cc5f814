import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { nearest } from './command-line.mjs'
import { isArchive, root } from './root.mjs'

/** Variables that other programs read from the same file: Node, libraries, and Compose for compose.yaml. */
const foreignName = /^(NODE_|OTEL_|PG|POSTGRES_|CHROME_PATH$|BUCKETEER_VERSION$|SITE_NAME$|TZ$)/

/**
 * Returns the names of all settings. The repository of a remote has no list of them.
 * @returns {string[]}
 */
const settingNames = () => {
  const example = join(root, '.env.example')
  if (!existsSync(example)) return []
  return [...readFileSync(example, 'utf8').matchAll(/^# ([A-Z0-9_]+)=/gm)].flatMap(([, name]) => name ?? [])
}

/** @param {string} text the content of `.env` */
const warnAboutUnknownNames = (text) => {
  const known = settingNames()
  if (known.length === 0) return
  for (const name of Object.keys(parseEnv(text))) {
    if (known.includes(name) || foreignName.test(name)) continue
    const meant = nearest(name.toUpperCase(), known)
    console.error(
      `Warning: ${name} in .env is not a setting${meant ? `; did you mean ${meant}?` : ': .env.example lists them all.'}`,
    )
  }
}

/**
 * Node begins a comment at each # of a value without quotes, and would cut a password off there.
 * @param {string} text the content of `.env`
 * @throws Error with the line
 */
export const expectWholeValues = (text) => {
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const [, name, value = ''] = /^\s*(?:export\s+)?([\w.-]+)\s*=(.*)$/.exec(line) ?? []
    const at = value.indexOf('#')
    if (at < 0 || /^\s*["'`]/.test(value) || /\s/.test(value[at - 1] ?? '')) continue
    throw new Error(
      `Line ${index + 1} of .env: ${name} has a #, after which everything would be cut off. Put the value in quotes, or a space before a comment.`,
    )
  }
}

/**
 * Reads `.env`, whose lines do not replace variables of the environment: in a checkout that of its folder, for an archive
 * of the site that of the working directory, so that one file serves all versions. Warns about misspelt names.
 * @throws Error when the file exists and cannot be read, or when a value would be cut off
 */
export const readEnvFile = () => {
  const file = join(isArchive ? process.cwd() : root, '.env')
  if (!existsSync(file)) return
  let text
  try {
    // Node reports each failure to load the file as a missing one.
    text = readFileSync(file, 'utf8')
  } catch (error) {
    const { code = 'unknown' } = /** @type {NodeJS.ErrnoException} */ (error)
    throw new Error(
      `${file} cannot be read (${code}): give the user of the site the right to read it. Without it, settings would be missing.`,
      { cause: error },
    )
  }
  warnAboutUnknownNames(text)
  expectWholeValues(text)
  process.loadEnvFile(file)
}

/** Makes the paths of an operator's command relative to the working directory: the server's is the archive's folder. */
export const useWorkingDirectory = () => {
  process.env.DATA_DIR = resolve(process.env.DATA_DIR || '.data')
  process.env.INIT_CWD = process.cwd()
}
