import type { ShareLink } from '@bucketeer/shared-auth'
import { Box, Button, formatDay, Stack, TextLink, Typography } from '@bucketeer/shared-ui'
import { words } from './words'

const { kinds, year, since, until, untilEnded, password, preview, notes, end, endOf } = words.links

const pages = { bucket: '/buckets', journal: '/journal', log: '/log', year: '/log/year' } as const

export const nameOf = ({ kind, id, name = id }: ShareLink) => (kind === 'year' ? year(id) : name)

const detailsOf = (link: ShareLink) => {
  const { kind, createdAt, expiresAt, hasPassword, hasPreview, showsNotes } = link
  return [
    kinds[kind],
    since(formatDay(createdAt)),
    expiresAt === null ? untilEnded : until(formatDay(expiresAt)),
    ...(hasPassword ? [password] : []),
    ...(hasPreview && !hasPassword ? [preview] : []),
    ...(showsNotes ? [notes] : []),
  ].join(' · ')
}

/** One of the user's links, with a button that ends it. */
export function LinkRow({ link, onEnd }: { link: ShareLink; onEnd: () => void }) {
  const name = nameOf(link)
  return (
    <Stack
      component="li"
      direction={{ xs: 'column', sm: 'row' }}
      sx={{
        ...{ gap: 1, alignItems: { sm: 'center' }, justifyContent: 'space-between' },
        ...{ paddingBlock: 1.5, borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <TextLink to={`${pages[link.kind]}/${link.id}`} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {name}
        </TextLink>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {detailsOf(link)}
        </Typography>
      </Box>
      <Button
        variant="outlined"
        size="small"
        aria-label={endOf(name)}
        onClick={onEnd}
        sx={{ flexShrink: 0, alignSelf: { xs: 'flex-start', sm: 'center' } }}
      >
        {end}
      </Button>
    </Stack>
  )
}
