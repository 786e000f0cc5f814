export const words = {
  needed: 'You need to be logged in to create a Journal',
  login: 'Login',
}
