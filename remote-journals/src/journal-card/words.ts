export const words = {
  view: 'View Journal',
  stories: 'Stories',
  noStories: 'No Stories yet',
  more: (count: number) => `and ${count.toLocaleString('en')} more`,
}
