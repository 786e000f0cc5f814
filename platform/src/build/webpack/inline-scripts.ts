import { join } from 'node:path'
import { build } from 'esbuild'
import { nonceMark } from '../../contract/registry'

/** The startup monitor also runs in browsers that are too old for the shell. */
const target = 'es2018'

async function bundle(file: string) {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    format: 'iife',
    target,
    minify: true,
    write: false,
    logLevel: 'silent',
  })
  return outputFiles.map(({ text }) => text.trim()).join('')
}

const mark = /<!--inline ([\w/.-]+)-->/g

/**
 * Replaces each `<!--inline head.ts-->` of a page by a script element with the bundle of that file, whose path is relative
 * to the folder. The server gives each of these elements its nonce.
 */
export async function inlineScripts(page: string, folder: string): Promise<string> {
  const names = [...page.matchAll(mark)].map(([, name = '']) => name)
  const bundles = new Map(
    await Promise.all(names.map(async (name) => [name, await bundle(join(folder, name))] as const)),
  )
  return page.replaceAll(
    mark,
    (_, name: string) => `<script nonce="${nonceMark}">${bundles.get(name)}</script>`,
  )
}
