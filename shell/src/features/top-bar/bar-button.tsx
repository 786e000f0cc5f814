import { styled } from '@bucketeer/shared-ui'
import { barItem } from './bar-item'

/** A button of the top bar; looks like its links. */
export const BarButton = styled('button')(barItem)
