import { type Bucket, shareLinkCalls } from '@bucketeer/shared-auth'
import { Button, LinkButton, PencilIcon, Stack, TrashIcon, useToasts } from '@bucketeer/shared-ui'
import { AudienceControl, offeredAudiences, ShareLinkSection } from '@bucketeer/shared-ui/social'
import { useMemo } from 'react'
import { words } from './words'
import { useUpdateBucket } from '../../bucket/update-bucket'
import { request } from '../../request'

/** Shows its owner who may see a Bucket, also by a link, and changes it. */
function BucketAudience({ bucket }: { bucket: Bucket }) {
  const { _id, name, description, picture, updatedAt } = bucket
  const { mutateAsync } = useUpdateBucket(_id)
  const toasts = useToasts()
  const linkCalls = useMemo(() => shareLinkCalls(request, { kind: 'bucket', id: _id }), [_id])
  const save = async (audience: Bucket['audience']) => {
    await mutateAsync({ name, description, picture, updatedAt, audience })
    toasts.success(words.audienceSaved[audience], { detail: name })
  }
  return (
    <AudienceControl title={words.audience} value={bucket.audience} offered={offeredAudiences} onSave={save}>
      <ShareLinkSection calls={linkCalls} note={words.linkNote} />
    </AudienceControl>
  )
}

/** What only the owner of a Bucket can do with it. */
export const OwnerActions = ({ bucket, onDelete }: { bucket: Bucket; onDelete(): void }) => (
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
