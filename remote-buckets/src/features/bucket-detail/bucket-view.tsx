import { type Bucket, keys, shareLinkCalls, useAuth } from '@bucketeer/shared-auth'
import {
  Button,
  discardUnsavedWork,
  ErrorBanner,
  lineClamp,
  LinkButton,
  PageFrame,
  PencilIcon,
  PersonAvatar,
  PlusIcon,
  Slot,
  Stack,
  styled,
  TextLink,
  TrashIcon,
  Typography,
  useToasts,
  withElements,
} from '@bucketeer/shared-ui'
import { DeleteDialog, useDeletion } from '@bucketeer/shared-ui/forms'
import {
  AudienceControl,
  HiddenNotice,
  JoinInvitation,
  offeredAudiences,
  ShareLinkSection,
  WishField,
  type WishFieldHandle,
  type WishLine,
} from '@bucketeer/shared-ui/social'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useUpdateBucket } from '../../bucket/update-bucket'
import { request } from '../../request'
import { BucketKicks } from './bucket-kicks'
import { hiddenWishes, ShareWishesDialog } from './shown-wishes/new-wishes-line'
import { useAddWishes } from './wishes/use-wishes'
import { words as wishWords } from './wishes/words'
import { words } from './words'

/** Deletes a Bucket after a confirmation, then opens the list without it. */
function useBucketDeletion() {
  const cache = useQueryClient()
  const toasts = useToasts()
  const navigate = useNavigate()
  const mutation = useMutation({
    mutationFn: ({ _id }: Bucket) =>
      request('delete', '/api/bucket/{bucketId}', { params: { bucketId: _id } }),
    onSuccess: (_answer, deleted) => {
      cache.setQueryData(keys.buckets.list(), (list) => list?.filter(({ _id }) => _id !== deleted._id))
      // The page is still mounted and must not refetch the deleted Bucket.
      void cache.invalidateQueries({ queryKey: keys.buckets.all, refetchType: 'none' })
      // One of its Kicks may have been next in Today.
      void cache.invalidateQueries({ queryKey: keys.log.ofWishes })
    },
  })
  return useDeletion(mutation, ({ name }) => {
    toasts.success(words.deleted, { detail: name })
    discardUnsavedWork()
    // Replaces the history entry, so that Back does not open the deleted Bucket.
    void navigate('/buckets', { replace: true, viewTransition: true })
  })
}

/** Shows its owner who may see a Bucket, also by a link, and changes it. */
function BucketAudience({ bucket }: { bucket: Bucket }) {
  const { _id, name, description, picture, updatedAt } = bucket
  const { mutateAsync } = useUpdateBucket(_id)
  const toasts = useToasts()
  const cache = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const wishes = hiddenWishes(bucket)
  const linkCalls = shareLinkCalls(request, { kind: 'bucket', id: _id }, (change) => {
    void cache.invalidateQueries({ queryKey: keys.buckets.detail(_id) })
    if (change === 'create') setAsking(true)
  })
  const save = async (audience: Bucket['audience']) => {
    await mutateAsync({ name, description, picture, updatedAt, audience })
    toasts.success(words.audienceSaved[audience], { detail: name })
    if (audience !== 'Private') setAsking(true)
  }
  return (
    <>
      <AudienceControl
        title={words.audience}
        value={bucket.audience}
        offered={offeredAudiences}
        link={bucket.link}
        onSave={save}
      >
        <ShareLinkSection calls={linkCalls} note={words.linkNote} />
      </AudienceControl>
      {isAsking && wishes.length > 0 && (
        <ShareWishesDialog {...{ bucket, wishes }} onDone={() => setAsking(false)} />
      )}
    </>
  )
}

// Phones have room for the icons alone.
const QuietActions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  marginInlineEnd: 'auto',
  '& > *': { minHeight: 44 },
  [theme.breakpoints.down('sm')]: {
    '&& > *': { width: 44, minWidth: 0, padding: 0, fontSize: 0 },
    '&& .MuiButton-startIcon': { margin: 0 },
  },
}))

// On phones, long labels go to the next row together.
const MainActions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  '&& > *': { minHeight: 44, paddingInline: theme.spacing(2) },
  [theme.breakpoints.down('sm')]: {
    flexGrow: 1,
    gap: theme.spacing(0.5),
    '&& > *': { flexGrow: 1, paddingInline: theme.spacing(1), fontSize: '0.875rem' },
    '& .MuiButton-startIcon': { display: 'none' },
  },
}))

/** The number of characters that two lines of a phone have. */
const shortText = 70

// As large as a fingertip.
const fingertip = { '&::after': { content: '""', position: 'absolute', inset: '-10px 0' } } as const

/** The description of a Bucket; at first two lines of a long one, so that the Kicks are near. */
function BucketDescription({ text }: { text: string }) {
  const [isWhole, setWhole] = useState(text.length <= shortText)
  return (
    <Stack direction="row" sx={{ alignItems: 'flex-end', gap: 1, maxWidth: '80ch' }}>
      <Typography
        sx={{
          minWidth: 0,
          overflowWrap: 'anywhere',
          ...(isWhole ? { whiteSpace: 'pre-line' } : lineClamp(2)),
        }}
      >
        {text}
      </Typography>
      {!isWhole && (
        <Button
          size="small"
          color="inherit"
          onClick={() => setWhole(true)}
          sx={{
            flexShrink: 0,
            minWidth: 44,
            minHeight: 24,
            paddingInline: 0.5,
            paddingBlock: 0,
            ...fingertip,
          }}
        >
          {words.more}
        </Button>
      )}
    </Stack>
  )
}

/** The owner of somebody else's Bucket, with a link to the profile for members. */
function BucketOwner({ owner }: { owner: Bucket['createdBy'] }) {
  const { _id, userName, profilePicture } = owner
  const isLoggedIn = useAuth(({ isLoggedIn }) => isLoggedIn)
  return (
    <Stack direction="row" sx={{ alignItems: 'center', flexShrink: 0, maxWidth: '100%', gap: 1.25 }}>
      <PersonAvatar userName={userName} picture={profilePicture} size={36} />
      <Typography sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {isLoggedIn
          ? withElements(words.by, <TextLink to={`/user/${_id}`}>{userName}</TextLink>)
          : words.by(userName)}
      </Typography>
    </Stack>
  )
}

/** Returns the key figures of a Bucket: numbers of Kicks and countries, without zeros. */
function bucketFigures({ kicks, kickCount }: Bucket): string[] {
  // The countries of a part would not be those of the Bucket.
  const isWhole = kicks.length === kickCount
  const countries = new Set(isWhole ? kicks.flatMap(({ country }) => country ?? []) : [])
  return [
    ...(kickCount > 0 ? [words.kicks(kickCount)] : []),
    ...(countries.size > 0 ? [words.countries(countries.size)] : []),
  ]
}

// Beside each other on large screens, so that Kicks are visible at once.
const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1),
  [theme.breakpoints.up('md')]: {
    flexDirection: 'row',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    columnGap: theme.spacing(4),
    '& > :first-of-type': { flex: '1 1 0' },
  },
}))

/** The head of a user's own Bucket, with its actions. The field for wishes is open while the Bucket is empty or one was begun. */
function OwnHead({ bucket, onDelete, children }: { bucket: Bucket; onDelete(): void; children: ReactNode }) {
  const { _id, kicks } = bucket
  const [isOpened, setOpen] = useState(bucket.kickCount === 0)
  const isOpen = isOpened || bucket.kickCount === 0
  const field = useRef<WishFieldHandle>(null)
  const toggle = () => {
    const isClosing = isOpen && bucket.kickCount > 0
    setOpen(!isClosing)
    // Visible after the next render.
    if (!isClosing) setTimeout(() => field.current?.focus())
  }
  const owner = useAuth(({ user }) => user?._id ?? null)
  const toasts = useToasts()
  const { mutateAsync } = useAddWishes(_id)
  const add = async (lines: WishLine[]) => {
    await mutateAsync(lines)
    toasts.success(wishWords.added(lines.length))
  }
  return (
    <>
      <Head>
        {children}
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: { xs: 0.5, sm: 1 } }}>
          <QuietActions>
            <BucketAudience bucket={bucket} />
            <LinkButton to={`/buckets/${_id}/edit`} color="inherit" startIcon={<PencilIcon size={18} />}>
              {words.edit}
            </LinkButton>
            <Button color="error" startIcon={<TrashIcon size={18} />} onClick={onDelete}>
              {words.delete}
            </Button>
          </QuietActions>
          <MainActions>
            <Button variant="outlined" aria-expanded={isOpen} onClick={toggle}>
              {words.addWish}
            </Button>
            <LinkButton to={`/kicks?for=${_id}`} variant="contained" startIcon={<PlusIcon size={20} />}>
              {words.addKicks}
            </LinkButton>
          </MainActions>
        </Stack>
      </Head>
      <div hidden={!isOpen}>
        <WishField
          draftName={`wishes.${_id}`}
          owner={owner}
          label={wishWords.field}
          hint={wishWords.hint}
          known={kicks.map(({ name }) => name)}
          handle={field}
          onAdd={add}
          // A draft may have wishes that are not added yet.
          onText={(text, waiting) => (text || waiting > 0) && setOpen(true)}
        />
      </div>
    </>
  )
}

interface BucketViewProps {
  bucket: Bucket
  /** Why the last refresh failed. */
  refreshError: Error | null
  /** Opened by a link: read-only also for its owner, and without slots, whose pieces may not see the Bucket. */
  byLink?: boolean
}

/** A Bucket with its Kicks; read-only unless it is the viewer's own. */
export function BucketView({ bucket, refreshError, byLink = false }: BucketViewProps) {
  const { _id, name, description, picture, createdBy } = bucket
  const { user, isLoggedIn, isLoading } = useAuth()
  const isOwn = user?._id === createdBy._id && !byLink
  const deletion = useBucketDeletion()
  const about = (
    <Stack sx={{ gap: 0.75, minWidth: 0 }}>
      {description && <BucketDescription text={description} />}
      {!byLink && <Slot name="bucket.head" bucketId={_id} />}
    </Stack>
  )
  return (
    <PageFrame
      wide
      title={name}
      {...(!byLink && { back: { to: '/buckets', label: words.back } })}
      picture={{ src: picture, alt: '', cover: { name, kind: 'Bucket', ratio: '21/9' }, isLow: true }}
      figures={bucketFigures(bucket)}
    >
      <Stack sx={{ gap: { xs: 1, sm: 2 } }}>
        <ErrorBanner title={words.couldNotGet} error={refreshError} />
        <ErrorBanner title={words.couldNotDelete} error={deletion.error} />
        <HiddenNotice hidden={bucket.hidden} />
        {isOwn ? (
          <OwnHead bucket={bucket} onDelete={() => deletion.ask(bucket)}>
            {about}
          </OwnHead>
        ) : (
          <Head>
            {about}
            <BucketOwner owner={createdBy} />
            {!byLink && (
              <LinkButton to={`/report/bucket/${_id}`} color="inherit" sx={{ alignSelf: 'flex-start' }}>
                {words.report}
              </LinkButton>
            )}
          </Head>
        )}
        <BucketKicks bucket={bucket} isOwn={isOwn} byLink={byLink} />
        {!byLink && <Slot name="bucket.people" bucketId={_id} />}
        {byLink && !isLoggedIn && !isLoading && <JoinInvitation />}
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
