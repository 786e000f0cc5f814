import { type Bucket } from '@bucketeer/shared-auth'
import { EntityGate, type EntityGateProps } from '@bucketeer/shared-ui'
import { words } from './words'

const page = { back: { to: '/buckets', label: words.back } }

/** Renders a page with its Bucket, or its skeleton while loading, or the error. */
export function BucketGate(props: Pick<EntityGateProps<Bucket>, 'query' | 'skeleton' | 'children'>) {
  return <EntityGate {...props} heading={words.outOfReach} failure={words.couldNotGet} page={page} />
}
