import { bannerPalettes } from './banner-palettes'
import { panorama } from './panorama'
import { randomFrom } from '../random'

const [width, height] = [1680, 720]

// Chosen by eye: with this seed the peaks are well separated and no cloud covers the sun.
const seed = 41

export interface BannerOptions {
  mode: 'light' | 'dark'
}

/**
 * Returns the landing page's panorama as SVG text: 1680 by 720 units (21:9), less than 14 kB. Its left half has little
 * detail, so that it can be cropped or carry text.
 */
export const bannerSvg = ({ mode }: BannerOptions): string => {
  const drawing = panorama({
    width,
    height,
    palette: bannerPalettes[mode],
    random: randomFrom(seed),
    id: `banner-${mode}-`,
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">${drawing}</svg>`
}
