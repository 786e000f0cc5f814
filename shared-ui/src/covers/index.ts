export { Cover } from './cover'
export type { CoverKind, CoverRatio } from './cover-kind'
export { coverDataUrl, type CoverOf, coverSvg } from './cover-svg'
