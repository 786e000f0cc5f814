import { type Kick } from '@bucketeer/shared-auth'
import { EntityGate, type EntityGateProps } from '@bucketeer/shared-ui'
import { words } from './words'

const page = { back: { to: '/kicks', label: words.back } }

/** Renders a page with its Kick; while there is none, its skeleton or why it could not be read. */
export function KickGate(props: Pick<EntityGateProps<Kick>, 'query' | 'skeleton' | 'children'>) {
  return <EntityGate {...props} heading={words.outOfReach} failure={words.couldNotGet} page={page} />
}
