import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './bin/root.mjs'

/** So many that loading the application takes little of the time of a group, and that each worker has some groups. */
const filesOfGroup = 16

/** @param {string} folder */
const findTestFiles = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.alone)\.test\.tsx?$/.test(path) && !/(^|\/)(node_modules|\.data)\//.test(path))
    .map((path) => join(folder, path))
    .sort()

/**
 * Deals files out, so that neighbours, which often take equally long, are in several groups.
 * @param {string[]} files
 */
function groupsOf(files) {
  const count = Math.ceil(files.length / filesOfGroup)
  return Array.from({ length: count }, (_, group) => files.filter((_file, index) => index % count === group))
}

/**
 * @param {string[]} hooks
 * @param {string[]} files
 */
const sourceOf = (hooks, files) =>
  [
    ...hooks.map((module) => `require(${JSON.stringify(module)})\n`),
    ...files.map(
      (file) => `describe('${relative(root, file)}', () => void require(${JSON.stringify(file)}))\n`,
    ),
  ].join('')

/**
 * Changes the Jest configuration of a package, so that up to sixteen test files run as one and share loaded modules.
 * Otherwise Jest loads and warms up the application for each file, which takes longer than most tests of it. Files named
 * `*.alone.test.ts` or `.tsx` replace modules or choose an environment, and run by themselves. A group loads each module
 * once: first those whose hooks are for all tests. Others register hooks only in functions that tests call.
 * @template {{ displayName: string, rootDir: string }} Project
 * @param {Project} project
 * @param {string[]} hooks modules with hooks for all tests
 */
export function groupTests(project, hooks) {
  const { displayName, rootDir } = project
  const folder = join(root, '.cache/test-groups', displayName)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [index, files] of groupsOf(findTestFiles(rootDir)).entries())
    writeFileSync(join(folder, `${index + 1}.test.js`), sourceOf(hooks, files))
  return {
    ...project,
    roots: [rootDir, folder],
    testMatch: [join(folder, '*.test.js'), '**/*.alone.test.{ts,tsx}'],
  }
}
