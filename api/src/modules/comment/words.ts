import { sentence } from '@bucketeer/host/server'

export const noSuchComment = sentence('comment.missing', 'We could not find this comment.')
export const emptyComment = sentence('comment.empty', 'Write something first.')
export const notYourComment = sentence(
  'comment.not-yours',
  'This comment is somebody else’s: only its author can change it.',
)
export const notYoursToDelete = sentence(
  'comment.not-yours-to-delete',
  'This comment is somebody else’s: only its author or the owner of the Kick, Story or Journal can delete it.',
)
export const outdatedComment = sentence(
  'comment.outdated',
  'This comment was changed in the meantime. Reload it, then make your change again.',
)
export const withdrawnKick = sentence(
  'comment.kick-withdrawn',
  'This Kick was withdrawn by its creator. It takes no new comments.',
)
