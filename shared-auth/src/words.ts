import { sentence } from './api/sentence'

export const words = {
  loginDidNotLast: sentence('client.login-ended', 'You were logged out again. Please log in once more.'),
  notVerified: sentence('client.not-verified', 'We could not verify your login. Please try again.'),
}
