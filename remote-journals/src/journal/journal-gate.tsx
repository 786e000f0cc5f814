import { type Journal, useAuth } from '@bucketeer/shared-auth'
import {
  ArrowLeftIcon,
  EntityGate,
  type EntityGateProps,
  LinkButton,
  pageWidth,
  Stack,
} from '@bucketeer/shared-ui'
import { words } from './words'

const toPublic = { to: '/journal/public', label: words.backToPublic }
const toPrivate = { to: '/journal/private', label: words.backToPrivate }

/** The links back from a Journal. Visitors have no Journals of their own to go back to. */
export function BackLinks() {
  const isVisitor = useAuth(({ isLoggedIn, isLoading }) => !isLoggedIn && !isLoading)
  const links = isVisitor ? [toPublic] : [toPublic, toPrivate]
  return (
    <Stack
      component="nav"
      direction="row"
      aria-label={words.backLinks}
      sx={{
        flexWrap: 'wrap',
        columnGap: { xs: 0.5, sm: 2 },
        width: '100%',
        maxWidth: pageWidth.wide + 64,
        marginInline: 'auto',
        paddingInline: { xs: 2, sm: 4 },
        paddingTop: { xs: 1.5, sm: 4 },
        marginBottom: { xs: 1, sm: -3 },
      }}
    >
      {links.map(({ to, label }) => (
        <LinkButton
          key={to}
          to={to}
          size="small"
          color="inherit"
          startIcon={<ArrowLeftIcon size={18} />}
          sx={{ marginLeft: -1.5, color: 'text.secondary' }}
        >
          {label}
        </LinkButton>
      ))}
    </Stack>
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
