export const noSuchKick = 'We could not find this Kick.'
export const notYourKick = 'This Kick is somebody else’s: only who created it can change or delete it.'
export const noPicture = 'A Kick needs a picture. Please upload one first.'
export const formerMember = 'a former member'
