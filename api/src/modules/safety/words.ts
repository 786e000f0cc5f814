import { sentence } from '@bucketeer/host/server'

export const noSuchPerson = sentence('person.missing', 'We could not find this person.')
export const thatIsYou = sentence('person.is-you', 'This is you: block and mute are for other people.')
