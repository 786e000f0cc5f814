export { coverKinds } from './cover-kind'
export { coverSvg } from './cover-svg'
