export { Cover } from './cover'
export type { CoverKind, CoverRatio } from './cover-kind'
export type { CoverProps } from './cover-svg'
