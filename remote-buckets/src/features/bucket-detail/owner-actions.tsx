import { type Bucket } from '@bucketeer/shared-auth'
import { Button, LinkButton, PencilIcon, Stack, TrashIcon } from '@bucketeer/shared-ui'
import { BucketAudience } from './bucket-audience'
import { words } from './words'

interface OwnerActionsProps {
  bucket: Bucket
  onDelete(): void
}

/** What only the owner of a Bucket can do with it. */
export function OwnerActions({ bucket, onDelete }: OwnerActionsProps) {
  return (
    <Stack
      direction="row"
      sx={(theme) => ({
        flexWrap: 'wrap',
        alignItems: 'flex-start',
        gap: 1,
        // So that all of them fit into one row of a phone.
        [theme.breakpoints.down('sm')]: {
          '& > .MuiButton-root': { paddingInline: theme.spacing(1) },
          '& > .MuiButton-root .MuiButton-startIcon': { display: 'none' },
        },
      })}
    >
      <BucketAudience bucket={bucket} />
      <LinkButton to={`/buckets/${bucket._id}/edit`} variant="outlined" startIcon={<PencilIcon size={18} />}>
        {words.edit}
      </LinkButton>
      <Button color="error" startIcon={<TrashIcon size={18} />} onClick={onDelete}>
        {words.delete}
      </Button>
    </Stack>
  )
}
