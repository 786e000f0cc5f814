import { type Bucket } from '@bucketeer/shared-auth'
import {
  Button,
  counted,
  ErrorBanner,
  LinkButton,
  PageFrame,
  PencilIcon,
  PlusIcon,
  Slot,
  Stack,
  TrashIcon,
  Typography,
} from '@bucketeer/shared-ui'
import { DeleteDialog } from '@bucketeer/shared-ui/forms'
import { BucketKicks } from './bucket-kicks'
import { useBucketDeletion } from './delete-bucket'
import { words } from './words'

/** Returns the key figures of a Bucket: numbers of Kicks and countries, without zeros. */
const bucketFigures = ({ kicks, kickCount }: Bucket): string[] => {
  const countries = new Set(kicks.flatMap(({ country }) => country ?? []))
  return [
    ...(kickCount > 0 ? [counted(kickCount, 'Kick')] : []),
    ...(countries.size > 0 ? [counted(countries.size, 'country', 'countries')] : []),
  ]
}

const addKicks = (
  <LinkButton to="/kicks" variant="contained" startIcon={<PlusIcon size={20} />}>
    {words.addKicks}
  </LinkButton>
)

interface BucketViewProps {
  bucket: Bucket
  /** Why the last refresh failed. */
  refreshError: Error | null
}

/** A Bucket with its Kicks. */
export function BucketView({ bucket, refreshError }: BucketViewProps) {
  const { _id, name, description, picture } = bucket
  const deletion = useBucketDeletion()
  return (
    <PageFrame
      wide
      title={name}
      back={{ to: '/buckets', label: words.back }}
      picture={{ src: picture, alt: '', cover: { name, kind: 'Bucket', ratio: '21/9' } }}
      figures={bucketFigures(bucket)}
      action={addKicks}
    >
      <Stack sx={{ gap: { xs: 4, sm: 6 } }}>
        <ErrorBanner title={words.couldNotGet} error={refreshError} />
        <ErrorBanner title={words.couldNotDelete} error={deletion.error} />
        <Stack
          direction={{ xs: 'column', md: 'row' }}
          sx={{ gap: { xs: 2, md: 6 }, justifyContent: 'space-between' }}
        >
          <Typography
            variant="subtitle1"
            component="p"
            sx={{ maxWidth: '70ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
          >
            {description}
          </Typography>
          <Stack direction="row" sx={{ flexWrap: 'wrap', flexShrink: 0, alignItems: 'flex-start', gap: 1 }}>
            <LinkButton to={`/buckets/${_id}/edit`} variant="outlined" startIcon={<PencilIcon size={18} />}>
              {words.edit}
            </LinkButton>
            <Button color="error" startIcon={<TrashIcon size={18} />} onClick={() => deletion.ask(bucket)}>
              {words.delete}
            </Button>
          </Stack>
        </Stack>
        <Slot name="bucket.head" bucketId={_id} />
        <BucketKicks bucket={bucket} />
        <Slot name="bucket.people" bucketId={_id} />
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
