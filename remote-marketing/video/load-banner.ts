import { build } from 'esbuild'

export type Mode = 'light' | 'dark'

interface Drawings {
  bannerSvg(of: { mode: Mode }): string
}

/**
 * The still banner as SVG text, as the landing page draws it. Bundled first: shared-ui is made for bundlers, and all
 * of it but the banner falls away.
 */
export const loadBanner = async (): Promise<Drawings['bannerSvg']> => {
  const { outputFiles } = await build({
    stdin: { contents: "export { bannerSvg } from '@bucketeer/shared-ui'", resolveDir: import.meta.dirname },
    bundle: true,
    format: 'esm',
    write: false,
    external: ['*.woff2'],
  })
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64')
  const drawings: Drawings = await import(`data:text/javascript;base64,${code}`)
  return drawings.bannerSvg
}
