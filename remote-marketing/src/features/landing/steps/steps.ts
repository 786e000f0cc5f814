export interface Step {
  name: string
  text: string
}

export const steps: Step[] = [
  {
    name: 'Create a Bucket',
    text: 'Name it after what you dream of, and give it a picture to keep that in sight.',
  },
  {
    name: 'Bring in Kicks',
    text: 'Pick from everybody’s or describe your own, until staying at home gets hard.',
  },
  {
    name: 'Create a Journal',
    text: 'Open one for a Bucket you have begun: for yourself, or for all to read.',
  },
  { name: 'Write stories', text: 'One for each Kick you have done, with the picture that proves it.' },
]
