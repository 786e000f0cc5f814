import { type Journal, useAuth } from '@bucketeer/shared-auth'
import {
  BackLinks as PageBackLinks,
  Box,
  EntityGate,
  type EntityGateProps,
  pageWidth,
} from '@bucketeer/shared-ui'
import { words } from './words'

/** The links back from a Journal. Visitors have no Journals of their own to go back to. */
export function BackLinks() {
  const isVisitor = useAuth(({ isLoggedIn, isLoading }) => !isLoggedIn && !isLoading)
  const toPublic = { to: '/journal/public', label: words.backToPublic }
  const toPrivate = { to: '/journal/private', label: words.backToPrivate }
  const links = isVisitor ? [toPublic] : [toPublic, toPrivate]
  return (
    <Box
      component="nav"
      aria-label={words.backLinks}
      sx={{
        width: '100%',
        maxWidth: pageWidth.wide + 64,
        marginInline: 'auto',
        paddingInline: { xs: 2, sm: 4 },
        paddingTop: { xs: 1.5, sm: 4 },
        marginBottom: { xs: 1, sm: -3 },
      }}
    >
      <PageBackLinks targets={links} />
    </Box>
  )
}

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
