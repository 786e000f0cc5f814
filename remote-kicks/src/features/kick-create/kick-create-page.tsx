import { type Kick } from '@bucketeer/shared-auth'
import { Box, PageFrame, useToasts } from '@bucketeer/shared-ui'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import type { LandedKick } from '../../kick/landed-kick'
import { listAddress } from '../../list-position'
import { NewKickForm } from './new-kick-form'
import { words } from './words'

// Phones begin with the fields.
const Intro = () => <Box sx={{ display: { xs: 'none', sm: 'block' } }}>{words.intro}</Box>

/** /kicks/create */
export default function KickCreatePage() {
  const list = listAddress(useQueryClient())
  const toasts = useToasts()
  const navigate = useNavigate()

  const celebrate = ({ _id, name, audience }: Kick) => {
    const isPrivate = audience === 'Private'
    toasts.success(isPrivate ? words.createdPrivate : words.created, { detail: name })
    // Opens the list without other filters, which could hide the new Kick.
    const state: LandedKick = { landed: { _id, name } }
    void navigate(isPrivate ? '/kicks?mine=private' : '/kicks', { state, viewTransition: true })
  }
  return (
    <PageFrame title={words.heading} intro={<Intro />}>
      <NewKickForm onSaved={celebrate} list={list} />
    </PageFrame>
  )
}
