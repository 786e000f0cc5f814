import type { Kick } from '@bucketeer/shared-auth'
import {
  Alert,
  Box,
  categoryLabels,
  ErrorBanner,
  InfoIcon,
  kickCover,
  MapPinIcon,
  PageFrame,
  placeText,
  Slot,
  Stack,
  Typography,
  useToasts,
} from '@bucketeer/shared-ui'
import { DeleteDialog, useDeletion } from '@bucketeer/shared-ui/forms'
import { HiddenNotice, PhotoStrip } from '@bucketeer/shared-ui/social'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { Comments } from '../../comments/comments'
import { forgetKick } from '../../kick/kick-cache'
import { words as kickWords } from '../../kick/words'
import { request } from '../../request'
import { KickBucket, KickPlace } from './kick-aside'
import { KickByline } from './kick-byline'
import { LikeButton } from './like-button'
import { words } from './words'

/** Deletes a Kick after a confirmation, then opens the list without it. */
function useKickDeletion(list: string) {
  const cache = useQueryClient()
  const toasts = useToasts()
  const navigate = useNavigate()
  const mutation = useMutation({
    mutationFn: ({ _id }: Kick) => request('delete', '/api/kick/{kickId}', { params: { kickId: _id } }),
    onSuccess: (_response, { _id }) => forgetKick(cache, _id),
  })
  return useDeletion(mutation, ({ name }) => {
    toasts.success(words.deleted, { detail: name })
    // Replaces the history entry, so that Back does not open the deleted Kick.
    void navigate(list, { replace: true, viewTransition: true })
  })
}

// Australia is a country and a continent.
const where = ({ place, country, continent }: Kick) =>
  placeText(place, country, continent && kickWords.continents[continent])

/** Category and place, below the title on the picture. */
function KickIntro(kick: Kick) {
  const { category, withdrawn } = kick
  const place = where(kick)
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}>
      {withdrawn && <strong>{words.withdrawn}</strong>}
      {category && <span>{categoryLabels[category]}</span>}
      {place && (
        <Stack direction="row" component="span" sx={{ alignItems: 'center', gap: 0.75 }}>
          <MapPinIcon size={20} />
          <span>{place}</span>
        </Stack>
      )}
    </Stack>
  )
}

/** The description of the Kick with its line breaks. */
function KickDescription({ description, pictures }: Pick<Kick, 'description' | 'pictures'>) {
  if (!description.trim())
    return (
      <Typography color="textSecondary">{pictures ? words.noDescription : words.nothingWritten}</Typography>
    )
  return (
    <Typography
      variant="subtitle1"
      component="p"
      sx={{ maxWidth: '70ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
    >
      {description}
    </Typography>
  )
}

const columns = {
  display: 'grid',
  columnGap: 6,
  rowGap: { xs: 4, md: 6 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 400px)' },
  gridTemplateAreas: { xs: '"text" "aside" "comments"', md: '"text aside" "comments aside"' },
  gridTemplateRows: { md: 'auto 1fr' },
}

interface KickViewProps {
  kick: Kick
  /** The URL of the list with its last filters. */
  list: string
  /** Why the last refresh failed. */
  refreshError: Error | null
}

/** A Kick with place, Buckets and comments. */
export function KickView({ kick, list, refreshError }: KickViewProps) {
  const { _id, name, description, pictures, photos = [], withdrawn, createdBy } = kick
  const deletion = useKickDeletion(list)
  return (
    <PageFrame
      wide
      title={name}
      intro={<KickIntro {...kick} />}
      back={{ to: list, label: words.back }}
      picture={{
        src: pictures || null,
        alt: photos[0]?.alt ?? '',
        cover: { ...kickCover(kick), ratio: '21/9' },
      }}
      action={<LikeButton {...kick} />}
    >
      <Stack sx={{ gap: { xs: 3, sm: 4 } }}>
        <ErrorBanner title={words.couldNotGet} error={refreshError} />
        <ErrorBanner title={words.couldNotDelete} error={deletion.error} />
        <HiddenNotice hidden={kick.hidden} />
        {withdrawn && (
          <Alert severity="info" icon={<InfoIcon size={22} />}>
            {words.withdrawnNote}
          </Alert>
        )}
        <Box sx={columns}>
          <Stack sx={{ gridArea: 'text', gap: 3 }}>
            <KickByline kick={kick} list={list} onDelete={() => deletion.ask(kick)} />
            <KickDescription description={description} pictures={pictures} />
            <PhotoStrip photos={photos} />
            <Slot name="kick.panel" kickId={_id} />
          </Stack>
          <Stack sx={{ gridArea: 'aside', gap: 3 }}>
            {!withdrawn && <KickBucket kick={kick} list={list} />}
            <KickPlace {...kick} />
          </Stack>
          <Box sx={{ gridArea: 'comments' }}>
            <Comments
              target={{ kickId: _id }}
              owner={createdBy}
              count={kick.commentCount}
              audience={kick.audience}
              isClosed={withdrawn}
            />
          </Box>
        </Box>
      </Stack>
      <DeleteDialog
        deletion={deletion}
        title={words.confirmTitle}
        text={(asked) => words.confirmText(asked.name)}
        confirm={words.delete}
      />
    </PageFrame>
  )
}
