import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { buildSync, stop } from 'esbuild'

/**
 * Returns the folder of all entries: `typebox` is `build/index.mjs`, `typebox/value` is `build/value/index.mjs`.
 * @param {string} path the path of an entry
 */
const buildFolderOf = (path) => path.replace(/(?<=\/typebox\/build\/).*/, '')

/** @param {string} folder */
function bundle(folder) {
  const entries = readdirSync(folder, { withFileTypes: true }).filter((each) => each.isDirectory())
  const { outputFiles } = buildSync({
    stdin: {
      contents: [
        `export { default } from './index.mjs'\nexport * from './index.mjs'`,
        ...entries.map(({ name }) => `export * as entry_${name} from './${name}/index.mjs'`),
      ].join('\n'),
      resolveDir: folder,
    },
    bundle: true,
    format: 'cjs',
    target: 'es2023',
    write: false,
  })
  // Its service would outlive the worker.
  void stop()
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
    return {
      code: name === 'index.mjs' ? bundle(folder) : `module.exports = require('../index.mjs').entry_${name}`,
    }
  },
  /** @param {string} _source @param {string} path */
  getCacheKey: (_source, path) =>
    createHash('sha1')
      .update(path)
      .update(readFileSync(join(buildFolderOf(path), '../package.json')))
      .digest('hex'),
}
