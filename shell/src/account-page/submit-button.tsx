import { Box, Button, CircularProgress } from '@bucketeer/shared-ui'

/** Submits its form. While busy it shows a spinner and keeps focus and name, which a disabled button would not. */
export const SubmitButton = ({ isBusy, children }: { isBusy: boolean; children: string }) => (
  <Button type="submit" variant="contained" size="large" fullWidth aria-busy={isBusy} aria-disabled={isBusy}>
    {children}
    {isBusy && (
      <Box component="span" aria-hidden sx={{ position: 'absolute', right: 20, display: 'flex' }}>
        <CircularProgress size={20} color="inherit" />
      </Box>
    )}
  </Button>
)
