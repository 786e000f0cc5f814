import { cp, rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build as bundle, type Plugin } from 'esbuild'

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

const forBrowsers = {
  bundle: true,
  format: 'iife',
  target: 'es2022',
  minify: true,
  logLevel: 'error',
} as const

/** The script that the server writes into the head of its pages. */
const bundlePageStart = async () => {
  const { outputFiles } = await bundle({
    ...forBrowsers,
    entryPoints: [here('src/modules/site/browser/main.ts')],
    write: false,
  })
  return outputFiles.map(({ text }) => text.trim()).join('')
}

/**
 * Bundles the server into `dist`: `main.js`, the launcher of PostgreSQL, the script by which tabs replace parts, and
 * beside them the migrations and the demo's pictures.
 */
export async function build() {
  const outdir = here('dist')
  await rm(outdir, { recursive: true, force: true })
  await bundle({
    entryPoints: {
      main: here('src/main.ts'),
      'postgres-launcher': '@bucketeer/embedded-postgres/launcher',
    },
    outdir,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: true,
    logLevel: 'error',
    plugins: [externalNpmPackages],
    define: { __PAGE_START_SCRIPT__: JSON.stringify(await bundlePageStart()) },
  })
  await bundle({
    ...forBrowsers,
    entryPoints: { overrides: here('src/modules/overrides/browser/main.ts') },
    outdir,
  })
  await cp(here('migrations'), here('dist/migrations'), { recursive: true })
  await cp(here('src/demo/pictures'), here('dist/demo-pictures'), { recursive: true })
}
