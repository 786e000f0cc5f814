import { type CoverProps } from '@bucketeer/shared-ui'

export interface Feature {
  name: string
  text: string
  /** The picture on the stamp. */
  cover: CoverProps
}

export const features: Feature[] = [
  {
    name: 'Buckets',
    text: 'Gather what belongs together: a year of small adventures, one great journey, everything before you turn forty.',
    cover: { name: 'Lagoon', kind: 'Bucket' },
  },
  {
    name: 'Kicks',
    text: 'A Kick is one thing to experience, with a place and a picture. Add your own, or borrow what others have found.',
    cover: { name: 'Summit', kind: 'Activity' },
  },
  {
    name: 'Enlighten',
    text: 'Been there already? Comment on others’ Kicks, and tell them what no guidebook does.',
    cover: { name: 'Forest lake', kind: 'Chill' },
  },
  {
    name: 'Blog your Experiences',
    text: 'Write the Stories of what you did into a Journal. Keep it Private, or make it Public for anybody to read.',
    cover: { name: 'City at night', kind: 'Journal' },
  },
]
