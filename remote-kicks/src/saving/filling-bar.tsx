import { type Bucket } from '@bucketeer/shared-auth'
import { Box, GlobalStyles, LinkButton, Paper, shadow, Typography, withElements } from '@bucketeer/shared-ui'
import { words } from './words'

const bottom = 'calc(16px + var(--bottom-bar-height, 0px))'

/** Keeps the bar, which is less than 64 px high, from covering the focused element. */
const roomForBar = (
  <GlobalStyles styles={{ 'html:root': { scrollPaddingBottom: `calc(64px + 8px + ${bottom})` } }} />
)

/** Says which Bucket is being filled, how many Kicks it has, and leads back to it. Stays in view at the bottom. */
export const FillingBar = ({ bucket: { _id, name, kickCount } }: { bucket: Bucket }) => (
  <Paper
    role="status"
    sx={(theme) => ({
      position: 'sticky',
      bottom,
      zIndex: 3,
      boxShadow: shadow(theme, 'floating'),
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 2,
      paddingInline: 2,
      paddingBlock: 1,
    })}
  >
    {roomForBar}
    <Typography sx={{ display: 'flex', gap: '0.3em', minWidth: 0, whiteSpace: 'nowrap' }}>
      {withElements(
        (bucket) => words.filling(bucket, kickCount),
        <Box component="em" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {name}
        </Box>,
      )}
    </Typography>
    <LinkButton to={`/buckets/${_id}`} variant="contained" size="small" sx={{ flexShrink: 0 }}>
      {words.fillingDone}
    </LinkButton>
  </Paper>
)
