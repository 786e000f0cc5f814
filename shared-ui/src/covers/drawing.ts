export { type CoverKind, coverKinds } from './cover-kind'
export { type CoverOf, coverSvg } from './cover-svg'
