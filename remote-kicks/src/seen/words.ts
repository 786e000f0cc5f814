import { messagesOf } from '../messages'

export const words = messagesOf({ heading: 'Recently seen' })
