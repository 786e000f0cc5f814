import { LinkButton, Paper, Typography } from '@bucketeer/shared-ui'
import { useLandedKick } from '../../kick/landed-kick'
import { words } from './words'

/** Reports the Kick just created, with the way to it. */
export function LandingStrip() {
  const kick = useLandedKick()
  return (
    kick && (
      <Paper
        variant="outlined"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          paddingInline: 2,
          paddingBlock: 1,
        }}
      >
        <Typography role="status" sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {words.created(kick.name)}
        </Typography>
        <LinkButton to={`/kicks/${kick._id}`} size="small" variant="outlined">
          {words.open}
        </LinkButton>
      </Paper>
    )
  )
}
