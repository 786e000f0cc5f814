import { messagesOf } from '../messages'

export const words = messagesOf({ toKicks: 'Browse Kicks' })
