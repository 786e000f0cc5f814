import { readFileSync } from 'node:fs'
import type { Plugin } from 'esbuild'
import { compileCatalogue } from './po-loader.mjs'

/** Compiles PO catalogues for esbuild, as the loader does for webpack. */
export const catalogues: Plugin = {
  name: 'catalogues',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.po$/ }, ({ path }) => ({
      contents: JSON.stringify(compileCatalogue(readFileSync(path, 'utf8'))),
      loader: 'json',
    })),
}
