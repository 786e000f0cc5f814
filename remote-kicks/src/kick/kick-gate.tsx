import { type Kick } from '@bucketeer/shared-auth'
import { EntityGate, type EntityGateProps } from '@bucketeer/shared-ui'
import { words } from './words'

const page = { back: { to: '/kicks', label: words.back } }

/** Renders a page with its Kick, or its skeleton while loading, or the error. */
export function KickGate(props: Pick<EntityGateProps<Kick>, 'query' | 'skeleton' | 'children'>) {
  return <EntityGate {...props} heading={words.outOfReach} failure={words.couldNotGet} page={page} />
}
