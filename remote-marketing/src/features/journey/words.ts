export const words = {
  title: 'The Journey',
  intro: 'From a wish on a list to a story worth telling: four steps, at your own pace.',
  inspire: {
    title: 'Inspire, and be inspired',
    text: 'Every member can see the Kicks that others share. You find night trains, tea houses and quiet lakes that are in no guidebook; somebody else finds yours. And where you have already been, your comment saves the next person from the wrong ferry.',
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
