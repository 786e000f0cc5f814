export const words = {
  heading: 'Log',
  intro: 'A page of its own team.',
  greeting: (name: string) => `Good to see you, ${name}.`,
  guest: 'You are not logged in.',
}
