export const words = {
  listMissing: 'The list could not be loaded. Please try again.',
}
