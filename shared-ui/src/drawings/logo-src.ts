interface MarkColours {
  bucket: string
  /** The highlight on the bucket. */
  shine: string
  mountain: string
  snow: string
  sun: string
}

/** Draws the symbol, a mountain in a bucket, on 144 by 160 units. */
const mark = ({ bucket, shine, mountain, snow, sun }: MarkColours): string =>
  [
    `<circle cx="84" cy="54" r="25" fill="${sun}"/>`,
    `<path fill="none" stroke="${bucket}" stroke-width="8" stroke-linecap="round" d="M18 78C18 -6 126 -6 126 78"/>`,
    `<path fill="${mountain}" d="M26 86 55 47q6-8 12 0l14 19 6-8q5-6 10 0L118 86z"/>`,
    `<path fill="${snow}" d="M46 59l9-12q6-8 12 0l9 12-8 5-7-6-7 7z"/>`,
    `<path fill="${bucket}" d="M14 80h116q6 0 5 6l-16 58q-3 12-15 12H40q-12 0-15-12L9 86q-1-6 5-6z"/>`,
    `<path fill="none" stroke="${shine}" stroke-width="8" stroke-linecap="round" d="M28 110q11-11 22 0t22 0 22 0 22 0"/>`,
  ].join('')

/**
 * The product name as outlines on the logo's 600 by 160 units, because an image cannot load a web font. The font is
 * Fraunces by Undercase Type, weight 620, soft 60, under the SIL Open Font License 1.1, which permits outlines in logos.
 */
const wordmark = [
  'M222 103q0 6-6 11q-6 4-17 4l-32 0q-1 0-2-1q-1 0-1-2q0-2 2-3l2 0q2-1 2-1q1-1 1-3l0-44q0-1-1-2q0-1-2-1l-2-1q-2-1-2-3q0-1 1-2q1 0 2 0l25 0q8 0 14 2q6 2 9 6q3 4 3 10q0 5-3 8q-2 4-7 6q-5 2-12 2l2-2q7 0 13 2q5 2 8 6q3 3 3 8zM193 91l-12 0l0-5l11 0q4 0 7-1q2-2 4-4q1-3 1-7q0-4-1-8q-2-3-5-4q-4-2-9-2l-4 0l0 47q0 3 2 4q1 2 4 2l5 0q3 0 6-2q3-1 4-3q1-3 1-6q0-5-3-8q-4-3-11-3z',
  'M259 112l0-3l0-22q0-2-1-2q0-1-1-1l-2 0q-1-1-1-1q-1-1-1-1q0-1 1-2q0-1 2-1l8-3q2-1 3-1q1 0 2 0q1 0 2 1q1 0 1 2l0 31q0 2 0 3q1 0 1 1l2 0q1 1 1 1q1 1 1 2q0 1-1 1q-1 1-2 1l-9 0q-3 0-4-2q-2-1-2-4zM231 106l0-19q0-2-1-2q0-1-1-1l-2 0q-1-1-1-1q-1-1-1-1q0-1 1-2q0-1 2-1l8-3q2-1 3-1q1 0 2 0q1 0 2 1q1 0 1 2l0 25q0 4 1 6q2 2 5 2q2 0 4-1q2-1 4-3l2-2l3 3l-2 2q-6 5-10 7q-4 2-8 2q-5 0-9-4q-3-3-3-9z',
  'M323 87q0 3-2 5q-2 1-5 1q-3 0-5-1q-1-2-1-5l0-1q0-3-2-4q-2-2-5-2q-2 0-4 2q-3 1-4 4q-1 3-1 7q0 6 2 9q2 4 5 6q3 2 7 2q4 0 7-2q2-1 4-4q1-1 1-1q1 0 2 0q0 0 1 0q0 1 0 2q0 4-3 7q-2 3-6 5q-5 2-10 2q-6 0-11-3q-5-2-8-7q-3-5-3-11q0-7 3-12q3-5 8-8q5-4 12-4q5 0 9 2q4 2 7 5q2 3 2 6z',
  'M331 118q-1 0-2-1q-1 0-1-1q0-1 1-2q0 0 1-1l2 0q1-1 1-1q0-1 0-3l0-47q0-1 0-2q0 0-1 0l-2 0q-1-1-2-1q0-1 0-2q0-1 1-1q0-1 1-1l9-3q1-1 3-1q1-1 2-1q1 0 2 1q0 1 0 3l0 55q0 2 1 3q0 1 1 1l2 0q1 1 1 3q0 2-3 2zM342 99l18-15q1-1 1-2q0-1-1-1l-2-1q-1 0-1-1q0 0 0-1q0-1 0-2q1 0 3 0l15 0q1 0 2 0q1 1 1 2q0 1-1 2q-1 0-3 1q-2 0-3 1q-2 1-5 3l-22 18zM358 87l16 23q1 1 2 2q0 0 2 1q1 1 1 1q1 1 1 2q0 1-1 1q-1 1-2 1l-18 0q-1 0-1-1q-1 0-1-1q0-1 0-2q1 0 1 0l2-1q1 0 1-1q0-1-1-3l-10-14z',
  'M424 91q0 3-1 4q-2 2-5 2l-27 0l0-4l18 0q2 0 2-3q0-5-2-7q-2-3-5-3q-3 0-5 2q-2 1-3 4q-1 3-1 7q0 9 4 13q3 4 10 4q4 0 7-2q3-1 4-4q1-1 2-1q0 0 1 0q0 0 1 0q0 1 0 2q0 4-2 7q-3 3-7 5q-4 2-10 2q-7 0-12-3q-5-2-7-7q-3-5-3-12q0-6 2-11q3-6 8-9q5-3 12-3q6 0 10 3q5 2 7 6q2 3 2 8z',
  'M432 81l-2-1q-1 0-1-1q-1 0-1-1q0-1 1-2q1 0 2 0l2 0q1 0 2-1q1 0 2-2l4-6q0-1 2-2q1 0 2 0q1 0 2 0q0 1 0 2l0 37q0 3 1 5q2 2 4 2q1 0 2-1q1-1 2-1q0-1 1-2q1 0 1 0q1 0 1 0q1 1 1 2q0 3-2 5q-2 2-5 4q-3 1-6 1q-6 0-10-3q-3-3-3-9l0-23q0-1 0-2q-1-1-2-1zM442 81l0-5l15 0q1 0 2 0q1 1 1 2q0 1-2 2q-1 1-4 1z',
  'M506 91q0 3-2 4q-1 2-4 2l-27 0l0-4l17 0q3 0 3-3q0-5-2-7q-2-3-6-3q-2 0-4 2q-2 1-4 4q-1 3-1 7q0 9 4 13q4 4 11 4q4 0 6-2q3-1 5-4q1-1 1-1q1 0 1 0q1 0 1 0q1 1 1 2q0 4-3 7q-2 3-6 5q-5 2-10 2q-7 0-12-3q-5-2-8-7q-3-5-3-12q0-6 3-11q3-6 8-9q5-3 12-3q6 0 10 3q4 2 7 6q2 3 2 8z',
  'M553 91q0 3-2 4q-1 2-4 2l-27 0l0-4l17 0q3 0 3-3q0-5-2-7q-2-3-6-3q-2 0-4 2q-2 1-4 4q-1 3-1 7q0 9 4 13q4 4 11 4q4 0 6-2q3-1 5-4q1-1 1-1q1 0 1 0q1 0 1 0q1 1 1 2q0 4-3 7q-2 3-6 5q-5 2-10 2q-7 0-12-3q-5-2-8-7q-3-5-3-12q0-6 3-11q3-6 8-9q5-3 12-3q6 0 10 3q4 2 7 6q2 3 2 8z',
  'M575 94q0-6 2-11q1-4 5-6q3-3 6-3q4 0 7 3q2 3 2 7q0 4-2 6q-1 2-4 2q-3 0-4-1q-2-1-2-4l0-2q0-1-1-2q0 0-1 0q-2 0-3 1q-2 1-3 4q0 2 0 6zM576 78l1 10l0 21q0 2 0 3q1 0 2 1l4 0q1 0 1 1q1 1 1 2q0 1-1 1q-1 1-2 1l-20 0q-2 0-2-1q-1 0-1-1q0-1 0-2q1 0 2-1l1 0q1-1 1-1q1-1 1-3l0-22q0-2-1-2q0-1-1-1l-2 0q-1-1-1-1q-1-1-1-1q0-1 1-2q0-1 2-1l8-3q2-1 3-1q1 0 2 0q1 0 1 0q1 1 1 3z',
].join('')

type LogoColours = MarkColours & { word: string }

const light: LogoColours = {
  bucket: '#0f6e6e',
  shine: '#8fd3c8',
  mountain: '#1b2430',
  snow: '#faf6ef',
  sun: '#e8622c',
  word: '#1b2430',
}
const dark: LogoColours = {
  bucket: '#5cc8c0',
  shine: '#0e4a52',
  mountain: '#f2ede4',
  snow: '#ff8a5c',
  sun: '#ffb26b',
  word: '#f2ede4',
}
export const logoColours = { light, dark }

/** Returns the logo as SVG text, 150 by 40 pixels. */
export const logoSvg = (colours: LogoColours): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 160" width="150" height="40">${mark(colours)}<path fill="${colours.word}" d="${wordmark}"/></svg>`

const dataUrl = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`

/** The `src` of the logo by mode, as a data URL: the content policy must allow `data:` for images. */
export const logoSrc = { light: dataUrl(logoSvg(light)), dark: dataUrl(logoSvg(dark)) }
