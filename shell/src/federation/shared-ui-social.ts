/**
 * Controls for sharing, photos and the menu beside a person, for remotes. The shell shares this file as
 * `@bucketeer/shared-ui/social`, in a chunk of its own, because it has none of them itself.
 */
// eslint-disable-next-line import-x/no-relative-packages -- the package's own name resolves to this file
export * from '../../../shared-ui/src/social'
