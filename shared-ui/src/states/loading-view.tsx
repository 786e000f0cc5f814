import Box from '@mui/material/Box'
import { LoadingMessage } from './loading-message'

/** What a page shows while it is on its way and its shape is not known yet. */
export function LoadingView() {
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', minHeight: '60vh', padding: 3 }}>
      <LoadingMessage as="h1" />
    </Box>
  )
}
