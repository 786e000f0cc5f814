import { type Story } from '@bucketeer/shared-auth'
import { Picture, styled } from '@bucketeer/shared-ui'

const Bleed = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'center',
  [theme.breakpoints.down('sm')]: { marginInline: theme.spacing(-2) },
}))
const Whole = styled('div')(({ theme }) => ({
  overflow: 'hidden',
  borderRadius: 20,
  [theme.breakpoints.down('sm')]: { borderRadius: 0 },
}))

/** The shape of a picture whose size is unknown. */
const usual = { width: 3, height: 2 }

interface StoryPhotoProps {
  src: string | null
  /** The title of its Story. */
  title: string
  photo: NonNullable<Story['photos']>[number] | undefined
}

/** The first photo of a Story, whole: a portrait is not cropped. */
export function StoryPhoto({ src, title, photo }: StoryPhotoProps) {
  const { width, height } = photo ?? usual
  const shape = width / height
  return (
    <Bleed>
      {/* As wide as the column, unless the photo would be higher than the window. */}
      <Whole style={{ width: `min(100%, ${(86 * shape).toFixed(2)}svh)` }}>
        <Picture
          src={src}
          alt={photo?.alt ?? ''}
          ratio={`${width}/${height}`}
          cover={{ name: title, kind: 'Journal' }}
          sizes={`(min-width: 900px) min(816px, ${Math.round(86 * shape)}vh), 100vw`}
        />
      </Whole>
    </Bleed>
  )
}
