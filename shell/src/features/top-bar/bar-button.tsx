import { styled } from '@bucketeer/shared-ui'
import { barItem } from './bar-item'

/** A button of the top bar that looks like the links beside it. */
export const BarButton = styled('button')(barItem)
