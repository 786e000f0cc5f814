import { compileCatalogue } from '../translations/po-loader.mjs'

/** Compiles PO catalogues for Jest, as the loader does for webpack. */
export default {
  /** @param {string} catalogue */
  process: (catalogue) => ({
    code: `module.exports = { __esModule: true, default: ${JSON.stringify(compileCatalogue(catalogue))} }`,
  }),
}
