export const words = {
  title: 'Log in to your account',
  newHere: 'New here?',
  signUp: 'Sign up',
  email: 'Email',
  password: 'Password',
  passwordHint: 'At least 8 characters long',
  rememberMe: 'Remember me',
  forgotPassword: 'Forgot password?',
  signIn: 'Sign in',
  failed: 'Could not Login:',
  already: {
    title: (userName: string) => `Hello, ${userName}`,
    text: 'You are signed in already.',
    goOn: 'Go on',
  },
} as const
