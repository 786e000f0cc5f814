import { type ComponentType } from 'react'
import { BucketIllustration } from '../illustrations/bucket-illustration'
import { JournalIllustration } from '../illustrations/journal-illustration'
import { KicksIllustration } from '../illustrations/kicks-illustration'
import { StoryIllustration } from '../illustrations/story-illustration'

export interface Step {
  name: string
  text: string
  Illustration: ComponentType
}

export const steps: Step[] = [
  {
    name: 'Create a Bucket',
    text: 'A Bucket is a wish with room in it. Name it after what you dream of, say why in a line or two, and give it a picture that makes staying in look dull.',
    Illustration: BucketIllustration,
  },
  {
    name: 'Bring in Kicks',
    text: 'A Kick is one thing to experience: a place, a picture, a few words. Browse what everybody has found, by continent or by category, and add what you like. If nobody has thought of it yet, describe it yourself.',
    Illustration: KicksIllustration,
  },
  {
    name: 'Create a Journal',
    text: 'Back from the first one? Open a Journal for its Bucket. Keep it Private, like the notebook in your drawer, or make it Public for anybody to read.',
    Illustration: JournalIllustration,
  },
  {
    name: 'Write stories',
    text: 'One for each Kick you have done, with the picture that proves it. A few years from now, these are what you come back for.',
    Illustration: StoryIllustration,
  },
]
