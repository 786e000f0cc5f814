/**
 * MUI's menu for remotes. The shell shares this file as `@bucketeer/shared-ui/menu`, in a chunk of its own, because it
 * has no menu itself.
 */
// eslint-disable-next-line import-x/no-relative-packages -- the package's own name resolves to this file
export * from '../../../shared-ui/src/menu'
