export const noSuchComment = 'We could not find this comment.'
export const notYourComment = 'This comment is somebody else’s: only who wrote it can change it.'
export const notYoursToDelete =
  'This comment is somebody else’s: only who wrote it, or created the Kick, can delete it.'
export const withdrawnKick = 'This Kick was withdrawn by who created it. It takes no new comments.'
