export const words = {
  loginDidNotLast: 'The login did not last. Please log in again.',
  notVerified: 'We could not find out who is signed in. Please try again.',
}
