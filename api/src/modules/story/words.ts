export const notYourStory = 'We could not find this Story among yours.'
export const noSuchKick = 'We could not find this Kick.'
export const pictureNeeded = 'A Story needs a picture.'
