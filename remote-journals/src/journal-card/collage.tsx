import { type Journal, type Story } from '@bucketeer/shared-auth'
import { cardRatio, Picture, styled } from '@bucketeer/shared-ui'

/** Number of pictures on a card. */
const picturesShown = 3

const Sheet = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 3,
  // Otherwise a single picture would make it higher.
  minHeight: 0,
  gridTemplateRows: 'minmax(0, 1fr)',
  ...cardRatio(theme),
  '& > *': { height: '100%', minHeight: 0 },
  '&[data-pictures="2"]': { gridTemplateColumns: '3fr 2fr' },
  '&[data-pictures="3"]': {
    gridTemplateColumns: '2fr 1fr',
    gridTemplateRows: 'repeat(2, minmax(0, 1fr))',
    '& > :first-child': { gridRow: 'span 2' },
  },
}))

const wide = '(min-width: 1200px) 400px, (min-width: 600px) 50vw, 100vw'
const narrow = '(min-width: 1200px) 140px, (min-width: 600px) 17vw, 34vw'

interface CollageProps {
  cover?: Journal['cover']
  title: string
  stories: Story[]
  priority: boolean
}

/** Returns the pictures of the first Stories, after the chosen cover. */
const picturesOf = ({ title, cover, stories }: Pick<CollageProps, 'title' | 'cover' | 'stories'>) => {
  const first = stories.map(({ _id, title, pictures }) => ({ _id, title, pictures }))
  if (!cover?.isChosen) return first
  const chosen = { _id: cover._id, title, pictures: cover.url }
  return [chosen, ...first.filter(({ pictures }) => pictures !== cover.url)]
}

/** The cover and the pictures of the first Stories, or a drawn cover for a Journal without any. */
export function Collage({ title, cover, stories, priority }: CollageProps) {
  const pictures = picturesOf({ title, cover, stories }).slice(0, picturesShown)
  if (pictures.length === 0)
    return <Picture src={null} alt="" ratio="card" cover={{ name: title, kind: 'Journal' }} />
  return (
    <Sheet data-pictures={pictures.length}>
      {pictures.map((story, place) => (
        <Picture
          key={story._id}
          src={story.pictures || null}
          alt=""
          cover={{ name: story.title, kind: 'Journal' }}
          sizes={place === 0 ? wide : narrow}
          priority={priority && place === 0}
        />
      ))}
    </Sheet>
  )
}
