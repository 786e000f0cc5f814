export { SaveRow } from './save-row'
export { useSaving } from './use-saving'
