/** The used part of https://github.com/papandreou/subset-font, which has no types. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2'
    /** The OpenType features to keep; default: all. */
    keepFeatures?: string[]
    /** The fixed value or the range of each axis. */
    variationAxes?: Record<string, number | { min: number; max: number }>
  }
  /** Returns the font with only the glyphs of the text. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
