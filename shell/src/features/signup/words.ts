export const words = {
  title: 'Create an account',
  invitation: 'Start making your dreams come true',
  email: 'Email',
  userName: 'Username',
  tagline: 'Your Tagline',
  taglineExample: 'One ticket, no return',
  password: 'Password',
  passwordHint: 'At least 8 characters long',
  create: 'Create account',
  failed: 'Could not create Account:',
  oneOfUs: 'Already have an account?',
  logIn: 'Log in',
} as const
