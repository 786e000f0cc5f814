export const words = {
  loginDidNotLast: 'You were logged out again. Please log in once more.',
  notVerified: 'We could not verify your login. Please try again.',
}
