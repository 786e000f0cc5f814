import { type Bucket, shareLinkCalls } from '@bucketeer/shared-auth'
import { useToasts } from '@bucketeer/shared-ui'
import { AudienceControl, offeredAudiences, ShareLinkSection } from '@bucketeer/shared-ui/social'
import { useMemo } from 'react'
import { useUpdateBucket } from '../../bucket/update-bucket'
import { request } from '../../request'
import { words } from './words'

/** Shows its owner who may see a Bucket, also by a link, and changes it. */
export function BucketAudience({ bucket }: { bucket: Bucket }) {
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
