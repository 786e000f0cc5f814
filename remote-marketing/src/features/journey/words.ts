import { messagesOf } from '../../messages'

export const words = messagesOf({
  title: 'The Journey',
  intro: 'From a wish on a list to a story worth telling: four steps, at your own pace.',
  steps: {
    bucket: {
      name: 'Create a Bucket',
      text: 'A Bucket is a wish with room in it. Name it after what you dream of, say why in a line or two, and give it a picture that makes staying in look dull.',
    },
    kicks: {
      name: 'Bring in Kicks',
      text: 'A Kick is one thing to experience: a place, a picture, a few words. Browse what everybody has found, by continent or by category, and add what you like. If nobody has thought of it yet, describe it yourself.',
    },
    journal: {
      name: 'Create a Journal',
      text: 'Back from the first one? Open a Journal for its Bucket. Keep it Private, like the notebook in your drawer, or make it Public for anybody to read.',
    },
    stories: {
      name: 'Write stories',
      text: 'One for each Kick you have done, with the picture that proves it. A few years from now, these are what you come back for.',
    },
  },
  /** The invented content that the illustrations of the steps show. */
  samples: {
    bucket: 'Nights under open sky',
    kicks: {
      camp: 'Camp among icebergs',
      sleep: 'Sleep in the dunes',
      wake: 'Wake up by a lake',
    },
    journal: { name: 'Nights under open sky', kind: 'Journal' },
    story: {
      name: 'The dune that hummed',
      text: 'Around three the wind turned, and the whole slope began to hum. Nobody said a word. Then Omar put the kettle on.',
    },
  },
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
})
