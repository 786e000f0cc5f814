export const words = {
  loginDidNotLast: 'The login did not last. Please log in again.',
  changedMeanwhile:
    'This was changed somewhere else in the meantime. What you typed is still here: save again to put it in the place of that change.',
  notVerified: 'We could not find out who is signed in. Please try again.',
}
