import Box from '@mui/material/Box'
import { LoadingMessage } from './loading-message'

/** Replaces a page that is loading and whose layout is not known yet. */
export function LoadingView() {
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', minHeight: '60vh', padding: 3 }}>
      <LoadingMessage as="h1" />
    </Box>
  )
}
