import { act, render, screen } from '@testing-library/react'
import { SiteTheme } from '@bucketeer/shared-ui'
import { SlowLoadingView } from './views'

const loading = () => screen.queryByText("You're travels are incoming")

/** Renders the view in a document as the server sends it. */
const open = ({ hasPrerenderedPage }: { hasPrerenderedPage: boolean }) => {
  jest.useFakeTimers()
  const [root, placeholder] = [document.createElement('div'), document.createElement('div')]
  Object.assign(root, { id: 'root', hidden: hasPrerenderedPage })
  placeholder.id = 'page-placeholder'
  document.body.replaceChildren(root, placeholder)
  render(<SlowLoadingView onRetry={async () => {}} />, { wrapper: SiteTheme, container: root })
  return { root, placeholder }
}
afterEach(() => jest.useRealTimers())

test('shows the loading view without a prerendered page', () => {
  open({ hasPrerenderedPage: false })
  expect(loading()).toBeVisible()
})

test('keeps the prerendered page until the retry is offered', () => {
  const { root, placeholder } = open({ hasPrerenderedPage: true })
  expect(loading()).toBeNull()
  expect(root).not.toBeVisible()
  act(() => void jest.advanceTimersByTime(5000))
  expect(loading()).toBeVisible()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(placeholder).not.toBeInTheDocument()
})
