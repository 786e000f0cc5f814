import type { Kick } from '@bucketeer/shared-auth'
import { Picture, plainList, styled, TextLink, Typography, withElements } from '@bucketeer/shared-ui'
import { Link } from 'react-router-dom'
import type { PanelEntry } from './use-kick-log'
import { words } from './words'

const Photos = styled('ul')(({ theme }) => ({
  ...plainList,
  display: 'flex',
  gap: theme.spacing(1),
  '& li': { width: 72, borderRadius: 8, overflow: 'hidden' },
  '& a': { display: 'block' },
}))

/** The most that fit beside one another on a phone. */
const mostPhotos = 3

interface OwnPhotosProps {
  /** The first one, which is known before the entries are. */
  first: string
  entries: readonly PanelEntry[]
}

/** The user's own photos of a Kick, each with a link to its entry. */
export function OwnPhotos({ first, entries }: OwnPhotosProps) {
  const photos = entries.flatMap(({ entry }) =>
    (entry?.photos ?? []).map(({ url, alt }) => ({ url, alt, entryId: entry?._id })),
  )
  const shown =
    photos.length > 0 ? photos.slice(0, mostPhotos) : [{ url: first, alt: '', entryId: undefined }]
  return (
    <Photos role="list" aria-label={words.photos}>
      {shown.map(({ url, alt, entryId }) => {
        const name = alt || words.photo
        const picture = <Picture src={url} alt={name} sizes="72px" />
        // The link has a name of its own, because a picture has none until it has loaded.
        return (
          <li key={url}>
            {entryId ? (
              <Link to={`/log/${entryId}`} aria-label={name}>
                {picture}
              </Link>
            ) : (
              picture
            )}
          </li>
        )
      })}
    </Photos>
  )
}

/** The user's own Stories about a Kick. */
export const OwnStories = ({ stories }: { stories: NonNullable<Kick['mine']['stories']> }) => (
  <Typography variant="body2" component="div" sx={{ overflowWrap: 'anywhere' }}>
    {withElements(
      (title) => words.stories(stories.map(() => title)),
      ...stories.map(({ _id, title, journalId }) => (
        <TextLink key={_id} to={`/journal/${journalId}#story-${_id}`}>
          {title}
        </TextLink>
      )),
    )}
  </Typography>
)
