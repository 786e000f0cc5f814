export { SaveRow } from './save-row'
