import { lazyResource } from '@bucketeer/shared-ui'
import type { ComponentProps } from 'react'
import { LazyComponent } from '../../../arrange/lazy-component'
import { words } from '../words'
import type KickOrder from './kick-order'
import type SelectionBar from './selection-bar'

const order = lazyResource(async () => (await import('./kick-order')).default)
const bar = lazyResource(async () => (await import('./selection-bar')).default)

/** The editor of the order of Kicks. */
export const LazyKickOrder = (props: ComponentProps<typeof KickOrder>) => (
  <LazyComponent code={order} props={props} failure={words.couldNotLoad} />
)

/** The actions for the selected Kicks. */
export const LazySelectionBar = (props: ComponentProps<typeof SelectionBar>) => (
  <LazyComponent code={bar} props={props} failure={words.couldNotLoad} />
)
