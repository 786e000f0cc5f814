import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CardGridSkeleton, DetailSkeleton, FormSkeleton, LoadingView } from './skeletons'
import { ErrorView, NotFoundView } from './message-views'
import { SectionBoundary } from './banners'
import { renderWithSite } from '../testing'

// @spec S2.24
test.each([
  ['LoadingView', <LoadingView key="" />],
  ['CardGridSkeleton', <CardGridSkeleton key="" columns={{ xs: 1, md: 3 }} />],
  ['DetailSkeleton', <DetailSkeleton key="" />],
  ['FormSkeleton', <FormSkeleton key="" />],
])('%s shows the loading message once', (_name, view) => {
  renderWithSite(view)
  expect(screen.getByRole('status')).toHaveTextContent(/^You're travels are incoming$/)
})

test.each([
  ['LoadingView', <LoadingView key="" />],
  ['DetailSkeleton', <DetailSkeleton key="" />],
])('%s shows the loading message as the page heading', (_name, view) => {
  renderWithSite(view)
  expect(screen.getByRole('heading', { level: 1, name: "You're travels are incoming" })).toBeVisible()
})

test('ErrorView shows the heading Error, the message, a retry and a link back', async () => {
  const onRetry = jest.fn()
  renderWithSite(
    <ErrorView message="No answer." onRetry={onRetry} back={{ to: '/buckets', label: 'Go Back' }} />,
  )
  expect(screen.getByRole('heading', { level: 1, name: 'Error' })).toBeVisible()
  expect(screen.getByText('No answer.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go Back' })).toHaveAttribute('href', '/buckets')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledTimes(1)
})

test('NotFoundView has a heading and a link home', () => {
  renderWithSite(<NotFoundView />)
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
  expect(screen.getByRole('link')).toHaveAttribute('href', '/')
})

test('SectionBoundary contains an error and renders its section again on retry', async () => {
  const reports = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  let isBroken = true
  function Section() {
    if (isBroken) throw new Error('no map')
    return <p>a map</p>
  }
  renderWithSite(
    <>
      <p>the rest</p>
      <SectionBoundary message="Error loading map" onRetry={() => (isBroken = false)}>
        <Section />
      </SectionBoundary>
    </>,
  )
  expect(screen.getByText('the rest')).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('Error loading map')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByText('a map')).toBeVisible()
  // React logs errors that a boundary catches.
  reports.mockClear()
})
