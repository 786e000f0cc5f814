export const words = {
  loginDidNotLast: 'You were logged out again. Please log in once more.',
  changedMeanwhile:
    'This was changed somewhere else in the meantime. What you typed is still here: save again to replace that change.',
  notVerified: 'We could not verify your login. Please try again.',
}
