export const noSuchComment = 'We could not find this comment.'
export const notYourComment = 'This comment is somebody else’s: only its author can change it.'
export const notYoursToDelete =
  'This comment is somebody else’s: only its author or the creator of the Kick can delete it.'
export const withdrawnKick = 'This Kick was withdrawn by its creator. It takes no new comments.'
