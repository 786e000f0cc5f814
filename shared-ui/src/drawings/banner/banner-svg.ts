import { bannerPalettes } from './banner-palettes'
import { panorama } from './panorama'
import { randomFrom } from '../../covers/random'

const [width, height] = [1680, 720]

// Chosen by eye among many: the peaks stand well apart and no cloud crosses the sun.
const seed = 41

export interface BannerOf {
  mode: 'light' | 'dark'
}

/**
 * The landing page's panorama as SVG text, 1680 by 720 units (21:9), under 14 kB: a traveller above a bay, at sunrise
 * or by moonlight. Its left half is calm sky and sea, where words can stand; it crops like a photograph.
 */
export const bannerSvg = ({ mode }: BannerOf): string => {
  const drawing = panorama({
    width,
    height,
    palette: bannerPalettes[mode],
    random: randomFrom(seed),
    id: `banner-${mode}-`,
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">${drawing}</svg>`
}
