/**
 * What a list that opens is made of. The shell shares this file as `@bucketeer/shared-ui/menu`: it opens no such list
 * itself, and what it shares as a file of its own is there for those who do.
 */
export {
  Menu,
  MenuItem,
  // eslint-disable-next-line import-x/no-relative-packages -- by its own name it would be this very file
} from '../../../shared-ui/src/menu'
