import { sentence } from '@bucketeer/host/server'

export const noSuchPerson = sentence('person.missing', 'We could not find this person.')
