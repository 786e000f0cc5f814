export const noSuchPerson = 'We could not find this person.'
export const thatIsYou = 'This is you: block and mute are for other people.'
