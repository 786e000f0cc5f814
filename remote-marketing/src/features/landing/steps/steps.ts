export interface Step {
  name: string
  text: string
}

export const steps: Step[] = [
  {
    name: 'Create a Bucket',
    text: 'Name it after what you dream of, and give it a picture that keeps the dream in sight.',
  },
  {
    name: 'Bring in Kicks',
    text: 'Pick what others have found or describe your own, until staying home gets hard.',
  },
  {
    name: 'Create a Journal',
    text: 'Open one for a Bucket you have started: for yourself, or for everybody to read.',
  },
  { name: 'Write stories', text: 'One for each Kick you have done, with the picture that proves it.' },
]
