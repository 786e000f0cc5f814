export interface SampleKick {
  /** The path of its page, as in `remote.json`. */
  path: string
  name: string
  category: 'Chill' | 'Travel' | 'Activity'
  place: string
  location: { lat: number; lng: number }
  text: string
}

/** The samples of S1.7, which are not in the database. */
export const sampleKicks: SampleKick[] = [
  {
    path: '/sample/tea-in-sight-of-mount-fuji',
    name: 'Have tea in sight of Mount Fuji',
    category: 'Chill',
    place: 'Hakone, Japan',
    location: { lat: 35.2323, lng: 139.1069 },
    text: 'Come early, before the clouds do. Stay for a second bowl, and then for a third.',
  },
  {
    path: '/sample/float-over-cappadocia-at-dawn',
    name: 'Float over Cappadocia at dawn',
    category: 'Travel',
    place: 'Göreme, Türkiye',
    location: { lat: 38.6431, lng: 34.8289 },
    text: 'A hundred balloons, and no sound but the burner. Set the alarm for four.',
  },
  {
    path: '/sample/paddle-between-icebergs',
    name: 'Paddle between icebergs',
    category: 'Activity',
    place: 'Ilulissat, Greenland',
    location: { lat: 69.2198, lng: -51.0986 },
    text: 'A kayak, a dry suit and a silence that cracks now and then. In autumn the sky joins in.',
  },
]
