export { Comments } from './comments'
