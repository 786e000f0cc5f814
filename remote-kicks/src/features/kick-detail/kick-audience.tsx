import { type Kick } from '@bucketeer/shared-auth'
import { useToasts } from '@bucketeer/shared-ui'
import { AudienceControl, offeredAudiences } from '@bucketeer/shared-ui/social'
import { useNavigate } from 'react-router-dom'
import { missingParts } from '../../kick/missing'
import { useUpdateKick } from '../../kick/update-kick'
import { sharePath } from './share-path'
import { words } from './words'

/** Shows its creator who may see a Kick, and changes it. Opens the form if something is missing before others may. */
export function KickAudience({ kick }: { kick: Kick }) {
  const { _id, name, description, pictures, category, updatedAt } = kick
  const { mutateAsync } = useUpdateKick(_id)
  const toasts = useToasts()
  const navigate = useNavigate()
  const save = async (audience: Kick['audience']) => {
    if (audience !== 'Private' && missingParts(kick).length > 0) return navigate(sharePath(_id))
    await mutateAsync({ name, description, pictures, category, updatedAt, audience })
    toasts.success(words.audienceSaved[audience], { detail: name })
  }
  return (
    <AudienceControl title={words.audience} value={kick.audience} offered={offeredAudiences} onSave={save} />
  )
}
