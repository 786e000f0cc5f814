import { screen } from '@testing-library/react'
import { renderWithSite } from '../testing'
import { LinkRow, LinkRows } from './link-row'

test('LinkRow links its title, and shows a line of text and what is at its end', () => {
  renderWithSite(
    <LinkRows role="list">
      <LinkRow picture={<i>P</i>} to="/buckets/b1" title="Capitals" text="6 Kicks">
        <b>Only me</b>
      </LinkRow>
    </LinkRows>,
  )
  expect(screen.getByRole('listitem')).toHaveTextContent('PCapitals6 KicksOnly me')
  expect(screen.getByRole('link', { name: 'Capitals' })).toHaveAttribute('href', '/buckets/b1')
})
