export const noSuchKick = 'We could not find this Kick.'
export const noSuchBucket = 'We could not find this Bucket.'
export const notYourKick = 'This Kick is somebody else’s: only its creator can change or delete it.'
export const kickInUse = 'This Kick is in use, so it stays.'
export const noPicture = 'A Kick needs a picture. Please upload one first.'
export const noContinent = 'Choose a continent.'
export const noCategory = 'Choose a category.'
export const incompleteKick = 'A Kick that others can see needs a picture, a continent and a category.'
export const formerMember = 'a former member'
export const tooManyWishes = (max: number) =>
  `You can write down ${max} wishes in 24 hours. Please write down the others later.`
export const otherCursor = 'This cursor belongs to another order of the list.'
