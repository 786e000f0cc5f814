import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { buildSync } from 'esbuild'

/** The folders of typebox's entries besides its main one: `typebox/value` is `build/value/index.mjs`. */
const entries = ['compile', 'error', 'format', 'guard', 'schema', 'system', 'type', 'value']

/** @param {string} path the path of an entry */
const buildFolderOf = (path) => path.replace(/(?<=\/typebox\/build\/).*/, '')

/** @param {string} folder */
function bundle(folder) {
  const { outputFiles } = buildSync({
    stdin: {
      contents: [
        `export { default } from './index.mjs'\nexport * from './index.mjs'`,
        ...entries.map((name) => `export * as entry_${name} from './${name}/index.mjs'`),
      ].join('\n'),
      resolveDir: folder,
    },
    bundle: true,
    format: 'cjs',
    target: 'es2023',
    write: false,
  })
  return outputFiles[0]?.text ?? ''
}

/**
 * Bundles typebox for Jest, which evaluates all modules anew for each test file: its 683 modules took a third of the
 * imports of an API test. All entries share one bundle, because they share state.
 */
export default {
  /** @param {string} _source @param {string} path */
  process(_source, path) {
    const folder = buildFolderOf(path)
    const [name] = relative(folder, path).split('/')
    return { code: name === 'index.mjs' ? bundle(folder) : `module.exports = require('../index.mjs').entry_${name}` }
  },
  /** @param {string} _source @param {string} path */
  getCacheKey: (_source, path) =>
    createHash('sha1')
      .update(path)
      .update(readFileSync(join(buildFolderOf(path), '../package.json')))
      .digest('hex'),
}
