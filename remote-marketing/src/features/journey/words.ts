export const words = {
  title: 'The Journey',
  intro: 'From a wish on a list to a story worth telling: four steps, at whatever pace is yours.',
  inspire: {
    title: 'Inspire, and be inspired',
    text: 'Every Kick is there for all members. You find night trains, tea houses and quiet lakes that no guidebook has; somebody else finds yours. And where you have been already, a comment spares the next one the wrong ferry.',
    member: 'Go to Kicks',
    visitor: 'Sign up',
  },
  achieve: {
    title: 'Achieve what you set out to do',
    text: 'Open a Bucket, pick the Kick that is nearest, and go. The rest of the list can wait; it is good at that.',
    member: 'Go to Buckets',
    visitor: 'Login',
  },
} as const
