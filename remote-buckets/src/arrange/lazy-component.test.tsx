import { lazyResource } from '@bucketeer/shared-ui'
import { render, screen } from '@testing-library/react'
import { LazyComponent } from './lazy-component'

const code = () => lazyResource(async () => () => <p>Order</p>)

// Not after each test, when its components may still be mounted.
beforeAll(() => Object.assign(window, { requestIdleCallback: jest.fn(), cancelIdleCallback: jest.fn() }))
afterAll(() => {
  Reflect.deleteProperty(window, 'requestIdleCallback')
  Reflect.deleteProperty(window, 'cancelIdleCallback')
})

test('loads what somebody asked for while the browser is busy', async () => {
  render(<LazyComponent code={code()} props={{}} />)
  expect(await screen.findByText('Order')).toBeVisible()
})

test('leaves what is optional until the browser is idle', async () => {
  const rail = code()
  render(<LazyComponent isOptional code={rail} props={{}} />)
  await rail.load()
  expect(screen.queryByText('Order')).not.toBeInTheDocument()
})
