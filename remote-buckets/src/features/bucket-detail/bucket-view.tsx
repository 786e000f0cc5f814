import { type Bucket, useAuth } from '@bucketeer/shared-auth'
import {
  counted,
  ErrorBanner,
  LinkButton,
  PageFrame,
  PlusIcon,
  Slot,
  Stack,
  Typography,
} from '@bucketeer/shared-ui'
import { DeleteDialog } from '@bucketeer/shared-ui/forms'
import { JoinInvitation } from '@bucketeer/shared-ui/social'
import { BucketKicks } from './bucket-kicks'
import { BucketOwner } from './bucket-owner'
import { useBucketDeletion } from './delete-bucket'
import { OwnerActions } from './owner-actions'
import { BucketWishes } from './wishes/bucket-wishes'
import { words } from './words'

/** Returns the key figures of a Bucket: numbers of Kicks and countries, without zeros. */
const bucketFigures = ({ kicks, kickCount }: Bucket): string[] => {
  // The countries of a part would not be those of the Bucket.
  const isWhole = kicks.length === kickCount
  const countries = new Set(isWhole ? kicks.flatMap(({ country }) => country ?? []) : [])
  return [
    ...(kickCount > 0 ? [counted(kickCount, 'Kick')] : []),
    ...(countries.size > 0 ? [counted(countries.size, 'country', 'countries')] : []),
  ]
}

const AddKicks = ({ _id }: Pick<Bucket, '_id'>) => (
  <LinkButton to={`/kicks?for=${_id}`} variant="contained" startIcon={<PlusIcon size={20} />}>
    {words.addKicks}
  </LinkButton>
)

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
  return (
    <PageFrame
      wide
      title={name}
      {...(!byLink && { back: { to: '/buckets', label: words.back } })}
      picture={{ src: picture, alt: '', cover: { name, kind: 'Bucket', ratio: '21/9' }, isLow: true }}
      figures={bucketFigures(bucket)}
      action={isOwn && <AddKicks _id={_id} />}
    >
      <Stack sx={{ gap: 3 }}>
        <ErrorBanner title={words.couldNotGet} error={refreshError} />
        <ErrorBanner title={words.couldNotDelete} error={deletion.error} />
        <Stack
          direction={{ xs: 'column', md: 'row' }}
          sx={{ gap: { xs: 2, md: 6 }, justifyContent: 'space-between' }}
        >
          <Stack sx={{ flexGrow: 1, minWidth: 0, gap: 2 }}>
            {description && (
              <Typography
                variant="subtitle1"
                component="p"
                sx={{ maxWidth: '70ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
              >
                {description}
              </Typography>
            )}
            {isOwn && <BucketWishes bucketId={_id} />}
          </Stack>
          <Stack sx={{ flexShrink: 0, gap: 2, minWidth: { md: 300 } }}>
            {isOwn ? (
              <OwnerActions bucket={bucket} onDelete={() => deletion.ask(bucket)} />
            ) : (
              <BucketOwner owner={createdBy} />
            )}
            {!byLink && <Slot name="bucket.head" bucketId={_id} />}
          </Stack>
        </Stack>
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
