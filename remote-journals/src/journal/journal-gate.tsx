import { type Journal } from '@bucketeer/shared-auth'
import { EntityGate, type EntityGateProps } from '@bucketeer/shared-ui'
import { BackLinks } from './back-links'
import { words } from './words'

/** Renders a page with its Journal, or its skeleton while loading, or the error. */
export const JournalGate = (props: Pick<EntityGateProps<Journal>, 'query' | 'skeleton' | 'children'>) => (
  <EntityGate
    {...props}
    heading={words.outOfReach}
    failure={words.couldNotGet}
    page={{ wide: true }}
    above={<BackLinks />}
  />
)
