import { ArrowLeftIcon, LinkButton, pageWidth, Stack } from '@bucketeer/shared-ui'
import { words } from './words'

const links = [
  { to: '/journal/public', label: words.backToPublic },
  { to: '/journal/private', label: words.backToPrivate },
]

/** The two links back from a Journal. The second one leads visitors to the login. */
export function BackLinks() {
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
