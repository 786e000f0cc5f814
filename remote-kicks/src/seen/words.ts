export const words = { heading: 'Recently seen' }
