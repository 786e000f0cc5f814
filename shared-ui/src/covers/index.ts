export { Cover } from './cover'
export type { CoverKind, CoverRatio } from './cover-kind'
export type { CoverOf } from './cover-svg'
