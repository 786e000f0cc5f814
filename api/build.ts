import { cp, rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build as bundle, type Plugin } from 'esbuild'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Our own packages are TypeScript and go into the bundle; those of npm stay where they are installed. */
const npmPackagesOutside: Plugin = {
  name: 'npm-packages-outside',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^[^./]/ }, ({ kind, path }) => {
      const isInside = kind === 'entry-point' || path.startsWith('@bucketeer/')
      return isInside ? undefined : { path, external: true }
    }),
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
    plugins: [npmPackagesOutside],
  })
  await bundle({
    entryPoints: { overrides: here('src/modules/overrides/browser/main.ts') },
    outdir,
    bundle: true,
    format: 'iife',
    target: 'es2022',
    minify: true,
    logLevel: 'error',
  })
  await cp(here('migrations'), here('dist/migrations'), { recursive: true })
  await cp(here('src/demo/pictures'), here('dist/demo-pictures'), { recursive: true })
}
