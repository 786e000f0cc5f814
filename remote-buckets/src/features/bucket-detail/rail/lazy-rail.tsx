import { Box, lazyResource } from '@bucketeer/shared-ui'
import { LazyComponent } from '../../../arrange/lazy-component'

const rail = lazyResource(async () => (await import('./bucket-rail')).default)

/** The rail of the user's Buckets. The page works without it. */
export const LazyRail = (props: { bucketId: string }) => (
  // Stretched, so that the rail sticks while the list scrolls.
  <Box sx={{ alignSelf: 'stretch' }}>
    <LazyComponent code={rail} props={props} />
  </Box>
)
