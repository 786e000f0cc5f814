import { type Story } from '@bucketeer/shared-auth'
import { FirstPicture, Picture, styled } from '@bucketeer/shared-ui'

/** Pictures of a card, of its first Stories. */
const picturesShown = 3

const two = { gridTemplateColumns: '3fr 2fr' }
const three = {
  gridTemplateColumns: '2fr 1fr',
  gridTemplateRows: 'repeat(2, minmax(0, 1fr))',
  '& > :first-child': { gridRow: 'span 2' },
}
const Sheet = styled('div')({
  display: 'grid',
  gap: 3,
  aspectRatio: '4/3',
  '& > *': { height: '100%', minHeight: 0 },
  '&[data-pictures="2"]': two,
  '&[data-pictures="3"]': three,
})

const wide = '(min-width: 1200px) 400px, (min-width: 600px) 50vw, 100vw'
const narrow = '(min-width: 1200px) 140px, (min-width: 600px) 17vw, 34vw'

/** Where the pictures will be that are known before the Journals are drawn. */
const SheetToCome = styled(Sheet)({
  position: 'absolute',
  inset: 0,
  '& > div': { position: 'relative' },
  '& > div:not(:has([src]))': { display: 'none' },
  '&:has(> :nth-of-type(2) [src])': two,
  '&:has(> :nth-of-type(3) [src])': three,
})

/** The collage in the skeleton of a list: of the pictures of that Journal in the answer. */
export const firstCollage = (place: number) => (
  <SheetToCome>
    {[wide, narrow, narrow].map((sizes, story) => (
      <div key={story}>
        <FirstPicture
          of={`${place}.story.${story}.pictures`}
          cover={{
            kind: 'Journal',
            of: [`${place}.story.${story}.title`, ...(story === 0 ? [`${place}.title`] : [])],
          }}
          sizes={sizes}
          priority={place === 0 && story === 0}
        />
      </div>
    ))}
  </SheetToCome>
)

interface CollageProps {
  title: string
  stories: Story[]
  priority: boolean
}

/** The pictures of the first Stories side by side; a drawn cover for a Journal without any. */
export function Collage({ title, stories, priority }: CollageProps) {
  const pictures = stories.slice(0, picturesShown)
  if (pictures.length === 0) return <Picture src={null} alt="" cover={{ name: title, kind: 'Journal' }} />
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
