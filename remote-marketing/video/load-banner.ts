import { build } from 'esbuild'

export type Mode = 'light' | 'dark'

interface Bundle {
  bannerSvg(of: { mode: Mode }): string
}

/** Returns shared-ui's `bannerSvg`. Bundles it first, because Node cannot import shared-ui's sources. */
export async function loadBanner(): Promise<Bundle['bannerSvg']> {
  const { outputFiles } = await build({
    stdin: { contents: "export { bannerSvg } from '@bucketeer/shared-ui'", resolveDir: import.meta.dirname },
    bundle: true,
    format: 'esm',
    write: false,
    external: ['*.woff2'],
    // The banner has no texts.
    loader: { '.po': 'empty' },
  })
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64')
  const bundle: Bundle = await import(`data:text/javascript;base64,${code}`)
  return bundle.bannerSvg
}
