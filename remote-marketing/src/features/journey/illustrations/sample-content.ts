/** The invented content that the step illustrations show. */
export const sampleContent = {
  bucket: { name: 'Nights under open sky' },
  kicks: [
    { name: 'Camp among icebergs', category: 'Activity', label: 'Activities' },
    { name: 'Sleep in the dunes', category: 'Travel', label: 'Travel' },
    { name: 'Wake up by a lake', category: 'Chill', label: 'Chill' },
  ],
  journal: { name: 'Nights under open sky', kind: 'Journal', cover: 'Camping under a milky sky' },
  story: {
    name: 'The dune that hummed',
    cover: 'Dunes of Merzouga',
    text: 'Around three the wind turned, and the whole slope began to hum. Nobody said a word. Then Omar put the kettle on.',
  },
} as const
