export interface SampleKick {
  /** The path of its page, as in `remote.json`. */
  path: string
  name: string
  category: 'Chill' | 'Travel' | 'Activity'
  place: string
  text: string
}

/** The samples of S1.7, which are not in the database. */
export const sampleKicks: SampleKick[] = [
  {
    path: '/sample/tea-in-sight-of-mount-fuji',
    name: 'Have tea in sight of Mount Fuji',
    category: 'Chill',
    place: 'Hakone, Japan',
    text: 'Come early, before the clouds do. Stay for a second bowl, and then for a third.',
  },
  {
    path: '/sample/float-over-cappadocia-at-dawn',
    name: 'Float over Cappadocia at dawn',
    category: 'Travel',
    place: 'Göreme, Türkiye',
    text: 'A hundred balloons, and no sound but the burner. Set the alarm for four.',
  },
  {
    path: '/sample/paddle-between-icebergs',
    name: 'Paddle between icebergs',
    category: 'Activity',
    place: 'Ilulissat, Greenland',
    text: 'A kayak, a dry suit and a silence that cracks now and then. In autumn the sky joins in.',
  },
]
