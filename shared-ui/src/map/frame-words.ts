import { messagesOf } from '../messages'

/** The texts around a map, which are shown before its code is loaded. */
export const words = messagesOf({
  error: 'Error loading map',
  loading: 'The map is on its way',
  data: '©',
  streetData: 'OpenStreetMap contributors',
})
