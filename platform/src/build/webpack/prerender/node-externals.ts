import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { ExternalItemFunctionData } from 'webpack'
import { nearestWith } from '../../../../bin/root.mjs'
import { readJson } from '../../parts/json-file'

/** Returns whether Node loads a file as an ES module: `type` of the nearest package.json decides for `.js`. */
function isEsModule(file: string): boolean {
  if (!file.endsWith('.js')) return file.endsWith('.mjs')
  // Some packages have a package.json with nothing but the type in a folder.
  const folder = nearestWith(dirname(file), 'package.json')
  return folder !== undefined && readJson<{ type?: string }>(join(folder, 'package.json')).type === 'module'
}

function commonJsFile(context: string, request: string): string | undefined {
  try {
    const file = createRequire(join(context, 'importer.js')).resolve(request)
    return isEsModule(file) ? undefined : file
  } catch {
    // The package exports ES modules only.
    return undefined
  }
}

/**
 * Leaves CommonJS packages out of a bundle for Node, which requires them by their absolute path. Parsing React and MUI
 * would take longer than our own sources. ES modules and our own packages are bundled.
 */
export function nodeExternals(
  { context, request }: Pick<ExternalItemFunctionData, 'context' | 'request'>,
  callback: (error?: null, external?: string) => void,
): void {
  const isPackage =
    request !== undefined && /^@?[a-z]/.test(request) && !/^(data:|@bucketeer\/)/.test(request)
  const file = isPackage && context ? commonJsFile(context, request) : undefined
  if (file === undefined) callback()
  else callback(null, `commonjs ${file}`)
}
