export { bannerSvg } from './banner'
export { Cover, coverDrawing, coversIn, type CoveredKick, filling, kickCover } from './cover'
export type { CoverProps, CoverRatio } from './cover-svg'
export type { CoverKind } from './palettes'
