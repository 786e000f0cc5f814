import { createRequire, isBuiltin } from 'node:module'
import Runtime from 'jest-runtime'

const isSource = /\.tsx?$/
const found = new Map()

/** @returns {string | undefined} the file of a package that was installed, not one of ours */
const packageFile = (from, name) => {
  if (/^[./]/.test(name) || isBuiltin(name) || name === '@jest/globals') return undefined
  const key = `${from}\0${name}`
  if (!found.has(key)) found.set(key, installed(from, name))
  return found.get(key)
}

const installed = (from, name) => {
  const file = createRequire(from).resolve(name)
  return file.includes('/node_modules/') && !isSource.test(file) ? file : undefined
}

const load = createRequire(import.meta.url)

/**
 * Jest's module system for the tests of the server, where Node itself loads the packages that were installed: once
 * for a worker instead of once for a test file, which took a third of the time that these tests needed. Packages can't be
 * mocked and keep their state from file to file; our own modules are loaded anew for each, as ever.
 */
export default class NodePackages extends Runtime {
  requireModuleOrMock(from, name) {
    const file = from.includes('/node_modules/') ? undefined : packageFile(from, name)
    return file ? load(file) : super.requireModuleOrMock(from, name)
  }
}
