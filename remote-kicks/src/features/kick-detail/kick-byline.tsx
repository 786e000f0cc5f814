import { type Kick, useAuth } from '@bucketeer/shared-auth'
import { Button, LinkButton, PencilIcon, Stack, TrashIcon, useToasts } from '@bucketeer/shared-ui'
import { AudienceControl, offeredAudiences } from '@bucketeer/shared-ui/social'
import { useNavigate } from 'react-router-dom'
import { Creator } from '../../kick/creator'
import { OtherPersonMenu } from '../../people/other-person-menu'
import { words } from './words'
import { missingParts } from '../../kick/missing'
import { useUpdateKick } from '../../kick/update-kick'

/** Returns the path of the form that shares a Private Kick. */
const sharePath = (kickId: string) => `/kicks/${kickId}/edit?share`

/** Shows its creator who may see a Kick, and changes it. Opens the form if something is missing before others may. */
function KickAudience({ kick }: { kick: Kick }) {
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

interface KickBylineProps {
  kick: Kick
  /** The URL of the list, opened after a block. */
  list: string
  onDelete(): void
}

/** The creator of the Kick with a menu, or the creator's own actions. */
export function KickByline({ kick, list, onDelete }: KickBylineProps) {
  const { _id, createdBy, audience, withdrawn } = kick
  const navigate = useNavigate()
  const viewer = useAuth(({ user }) => user?._id)
  const actions = (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      <KickAudience kick={kick} />
      {audience === 'Private' && (
        <LinkButton to={sharePath(_id)} variant="outlined">
          {words.share}
        </LinkButton>
      )}
      <LinkButton to={`/kicks/${_id}/edit`} variant="outlined" startIcon={<PencilIcon size={18} />}>
        {words.edit}
      </LinkButton>
      <Button color="error" startIcon={<TrashIcon size={18} />} onClick={onDelete}>
        {words.delete}
      </Button>
    </Stack>
  )
  return (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}
    >
      <Creator creator={createdBy} />
      {createdBy._id === viewer && !withdrawn && actions}
      {createdBy._id !== null && createdBy._id !== viewer && (
        <OtherPersonMenu
          userId={createdBy._id}
          userName={createdBy.userName}
          reportPath={`/report/kick/${_id}`}
          // Replaces the history entry, so that Back does not open what no longer exists for the user.
          leave={() => void navigate(list, { replace: true })}
        />
      )}
    </Stack>
  )
}
