import { type CoverProps } from '@bucketeer/shared-ui'

export interface PostcardText {
  text: string
  from: string
  place: string
  /** The picture on the stamp. */
  stamp: CoverProps
}

/** The six testimonials of S2.105. */
export const postcards: PostcardText[] = [
  {
    text: 'I came for one tram ride in Lisbon and left with eleven Kicks in my Bucket. Two are done, nine to go.',
    from: 'Inês Duarte',
    place: 'Porto, Portugal',
    stamp: { name: 'Tram over the harbour', kind: 'Travel' },
  },
  {
    text: 'My daughter picks, I pack. We share one Bucket, and she is stricter about it than any boss I ever had.',
    from: 'Henrik Aalto',
    place: 'Tampere, Finland',
    stamp: { name: 'Forest cabin', kind: 'Chill' },
  },
  {
    text: 'Under a Kick about the Lofoten ferry I wrote: sit on the left. Somebody answered, from the left, with the whole wall of mountains in view.',
    from: 'Ragnhild Moen',
    place: 'Bodø, Norway',
    stamp: { name: 'Lofoten', kind: 'Activity' },
  },
  {
    text: 'I thought that I had nothing to write about. Then I wrote seven Stories about one walk.',
    from: 'Kofi Mensah',
    place: 'Kumasi, Ghana',
    stamp: { name: 'Savanna at noon', kind: 'Travel' },
  },
  {
    text: 'Most of my Kicks are an hour from home. Nobody ever said that a bucket list has to be far away.',
    from: 'Saoirse Byrne',
    place: 'Galway, Ireland',
    stamp: { name: 'Cliff and lighthouse', kind: 'Chill' },
  },
  {
    text: 'My Journal is Private. It is the one place where I admit that I was afraid, and that I jumped anyway.',
    from: 'Aiko Tanaka',
    place: 'Matsumoto, Japan',
    stamp: { name: 'Temple in the snow', kind: 'Journal' },
  },
]
