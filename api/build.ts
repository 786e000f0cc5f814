import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build as bundle, type Plugin } from 'esbuild'
// eslint-disable-next-line import-x/no-relative-packages -- platform builds in this checkout only
import { catalogues } from '../platform/src/translations/esbuild-catalogues'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Bundles our own packages, which are TypeScript, and leaves npm packages external. */
const externalNpmPackages: Plugin = {
  name: 'external-npm-packages',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^[^./]/ }, ({ kind, path }) => {
      const isBundled = kind === 'entry-point' || path.startsWith('@bucketeer/')
      return isBundled ? undefined : { path, external: true }
    }),
}

/** The commands that run from an archive of the site. */
const operatorCommands = ['admin', 'backup', 'check', 'migrate', 'restore', 'unlock']

const common = { absWorkingDir: here('.'), bundle: true, metafile: true, logLevel: 'error' } as const
const forBrowsers = { ...common, format: 'iife', target: 'es2022', minify: true } as const

/** Bundles the script that the server writes into the head of its pages. */
async function bundlePageStart() {
  const { outputFiles, metafile } = await bundle({
    ...forBrowsers,
    entryPoints: [here('../platform/host/src/site/browser/main.ts')],
    write: false,
  })
  return { text: outputFiles.map(({ text }) => text.trim()).join(''), metafile }
}

/**
 * Bundles the server into a folder: `main.js`, the launcher of PostgreSQL, the encoder of pictures, the operator's commands and the script that
 * replaces parts in a tab.
 * Copies the migrations, the gazetteer's lists, the map of the world and the demo's pictures beside them.
 * @returns the source files of the bundles, as absolute paths
 */
export async function build(outdir = here('dist')): Promise<string[]> {
  await rm(outdir, { recursive: true, force: true })
  const pageStart = await bundlePageStart()
  const server = await bundle({
    ...common,
    entryPoints: {
      main: here('src/main.ts'),
      'postgres-launcher': '@bucketeer/embedded-postgres/launcher',
      'picture-encoder': here('src/modules/media/encoder/encoder.ts'),
      ...Object.fromEntries(operatorCommands.map((name) => [name, here(`src/commands/${name}.ts`)])),
    },
    outdir,
    // Code that several entry points import is bundled once.
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: true,
    plugins: [externalNpmPackages, catalogues],
    define: { __PAGE_START_SCRIPT__: JSON.stringify(pageStart.text) },
  })
  const overrides = await bundle({
    ...forBrowsers,
    entryPoints: { overrides: here('../platform/host/src/overrides/browser/main.ts') },
    outdir,
  })
  for (const folder of ['migrations', '../platform/host/migrations'])
    await cp(here(folder), join(outdir, 'migrations'), { recursive: true })
  for (const folder of ['gazetteer', 'map']) await cp(here(folder), join(outdir, folder), { recursive: true })
  await cp(here('src/demo/pictures'), join(outdir, 'demo-pictures'), { recursive: true })
  return [server, overrides, pageStart].flatMap(({ metafile }) =>
    Object.keys(metafile.inputs).map((path) => here(path)),
  )
}
