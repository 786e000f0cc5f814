import { type Kick, useAuth } from '@bucketeer/shared-auth'
import { Button, LinkButton, PencilIcon, Stack, TrashIcon } from '@bucketeer/shared-ui'
import { Creator } from '../../kick/creator'
import { KickAudience } from './kick-audience'
import { sharePath } from './share-path'
import { words } from './words'

interface KickBylineProps {
  kick: Kick
  onDelete(): void
}

/** The creator of the Kick, and the creator's actions. */
export function KickByline({ kick, onDelete }: KickBylineProps) {
  const { _id, createdBy, audience, withdrawn } = kick
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
    </Stack>
  )
}
