import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CardGrid } from './card-grid'
import { CategoryChip, PictureCard } from './picture-card'
import { renderWithSite } from '../testing'

const cover = { name: 'Amazones', kind: 'Bucket' } as const

test('PictureCard has one link, named by its title, which does not contain its actions', async () => {
  const onLike = jest.fn()
  renderWithSite(
    <PictureCard
      to="/buckets/7"
      title="Amazones"
      text="On foot and by boat."
      picture={null}
      cover={cover}
      chip={<CategoryChip category="Activity" label="Activities" />}
      actions={<button onClick={onLike}>Like</button>}
    />,
  )
  expect(screen.getAllByRole('link')).toHaveLength(1)
  const link = screen.getByRole('link', { name: 'Amazones' })
  expect(link).toHaveAttribute('href', '/buckets/7')
  expect(within(screen.getByRole('heading', { level: 2 })).getByRole('link')).toBe(link)
  expect(screen.getByText('On foot and by boat.')).toBeVisible()
  expect(screen.getByText('Activities')).toBeVisible()
  expect(link).not.toContainElement(screen.getByRole('button', { name: 'Like' }))
  await userEvent.click(screen.getByRole('button', { name: 'Like' }))
  expect(onLike).toHaveBeenCalledTimes(1)
})

test('CardGrid is a named list without items for missing children', () => {
  const isOwner: boolean = false
  renderWithSite(
    <CardGrid columns={{ xs: 1, md: 2 }} label="Buckets">
      {['one', 'two'].map((name) => (
        <PictureCard key={name} to={`/${name}`} title={name} picture={null} cover={cover} />
      ))}
      {isOwner && <PictureCard to="/three" title="three" picture={null} cover={cover} />}
    </CardGrid>,
  )
  expect(within(screen.getByRole('list', { name: 'Buckets' })).getAllByRole('listitem')).toHaveLength(2)
})
