import { renderWithSite } from '@bucketeer/shared-ui/testing'
import { TestProviders } from '@bucketeer/shared-auth/testing'
import { screen } from '@testing-library/react'
import AboutPage from '../features/company/about-page'
import PrivacyPage from '../features/legal/privacy-page'
import TermsPage from '../features/legal/terms-page'

const open = (Page: () => React.ReactNode, config: object) => {
  const data = document.body.appendChild(document.createElement('script'))
  data.type = 'application/json'
  data.id = 'bucketeer'
  data.textContent = JSON.stringify({ config })
  renderWithSite(
    <TestProviders>
      <Page />
    </TestProviders>,
  )
  data.remove()
}

test.each([
  ['About', AboutPage],
  ['Privacy', PrivacyPage],
  ['Terms', TermsPage],
])('%s names who runs the site', (_, Page) => {
  open(Page, { operator: 'The Walkers (contact: Ann)' })
  expect(screen.getByText('This site is run by The Walkers (contact: Ann).')).toBeVisible()
})

test('says that the operator has given no name', () => {
  open(AboutPage, { operator: null })
  expect(screen.getByText('This site is run by somebody who has given no name.')).toBeVisible()
})

test('names nobody on a site with an earlier server', () => {
  open(AboutPage, {})
  expect(screen.queryByText(/is run by/)).not.toBeInTheDocument()
})
