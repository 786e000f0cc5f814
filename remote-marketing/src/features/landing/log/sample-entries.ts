import { type CoverProps } from '@bucketeer/shared-ui'

interface SampleEntry {
  name: string
  when: string
  again?: string
  cover: CoverProps
}

/** Entries of a log, which are not in the database. */
export const sampleEntries: SampleEntry[] = [
  {
    name: 'Slept under the stars',
    when: 'on 3 August 2024',
    again: 'Again!',
    cover: { name: 'Sleep under the stars', kind: 'Chill' },
  },
  {
    name: 'Took the night train north',
    when: 'in 2019',
    again: 'Once was enough',
    cover: { name: 'Night train in the snow', kind: 'Travel' },
  },
  {
    name: 'Learned to surf',
    when: 'some time ago',
    cover: { name: 'Waves', kind: 'Activity' },
  },
]
