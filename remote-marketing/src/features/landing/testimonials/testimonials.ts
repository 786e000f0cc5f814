import { type CoverProps } from '@bucketeer/shared-ui'

export interface Testimonial {
  name: string
  role: string
  quote: string
  /** Shown in place of a portrait. */
  cover: CoverProps
}

export const testimonials: Testimonial[] = [
  {
    name: 'Ingrid Solheim',
    role: 'Founder',
    quote:
      'I kept a note called ‘one day’ for eleven years. I made the first Bucket for that note, and half of it is done.',
    cover: { name: 'Fjord', kind: 'Travel' },
  },
  {
    name: 'Kofi Adeyemo',
    role: 'Founder',
    quote: 'One Tuesday I read a stranger’s Kick about a night train. That Friday I was on it.',
    cover: { name: 'Palm beach', kind: 'Chill' },
  },
]
