/** Of https://github.com/papandreou/subset-font, which has no types of its own, what is used here. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2'
    /** OpenType features to keep; without it, all. */
    keepFeatures?: string[]
    /** By axis, the value at which it is pinned or the range to which it is narrowed. */
    variationAxes?: Record<string, number | { min: number; max: number }>
  }
  /** The font with the glyphs that the text needs, and no others. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
