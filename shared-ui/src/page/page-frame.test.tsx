import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Link, MemoryRouter, Route, Routes, useSearchParams } from 'react-router-dom'
import { PageFrame } from './page-frame'
import { SiteTheme } from '../site-theme'
import { renderWithSite } from '../testing'

function Detail() {
  const [isLoaded, setLoaded] = useState(false)
  if (!isLoaded)
    return <PageFrame title="Bucket" action={<button onClick={() => setLoaded(true)}>load</button>} />
  return (
    <section>
      <PageFrame title="Amazones" />
    </section>
  )
}
function List() {
  const [, setSearch] = useSearchParams()
  return (
    <PageFrame title="Your Buckets">
      <button onClick={() => setSearch({ q: 'a' })}>filter</button>
    </PageFrame>
  )
}
const openSite = () =>
  render(
    <SiteTheme>
      <MemoryRouter initialEntries={['/']}>
        <nav>
          <Link to="/buckets">Buckets</Link> <Link to="/">Home</Link> <Link to="/detail">Detail</Link>
        </nav>
        <Routes>
          <Route path="/" element={<PageFrame title="Home" />} />
          <Route path="/buckets" element={<List />} />
          <Route path="/detail" element={<Detail />} />
        </Routes>
      </MemoryRouter>
    </SiteTheme>,
  )
const go = (name: string) => userEvent.click(screen.getByRole('link', { name }))
const heading = () => screen.getByRole('heading', { level: 1 })

test('PageFrame renders title, intro, figures, action and back link, and sets the document title', () => {
  renderWithSite(
    <PageFrame
      title="Your Buckets"
      intro="What you dream of."
      figures={['12 Kicks', '5 countries']}
      action={<button>Create</button>}
      back={{ to: '/home', label: 'Go Back' }}
    />,
  )
  expect(heading()).toHaveTextContent('Your Buckets')
  expect(screen.getByText('What you dream of.')).toBeVisible()
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['12 Kicks', '5 countries'])
  expect(screen.getByRole('button', { name: 'Create' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go Back' })).toHaveAttribute('href', '/home')
  expect(document.title).toBe('Your Buckets · Bucketeer')
})

test('PageFrame does not take focus on the first page of a visit', () => {
  openSite()
  expect(document.body).toHaveFocus()
})

test('PageFrame focuses the h1 and sets the title after every navigation', async () => {
  openSite()
  await go('Buckets')
  expect(heading()).toHaveFocus()
  expect(document.title).toBe('Your Buckets · Bucketeer')
  await go('Home')
  expect(heading()).toHaveFocus()
  expect(document.title).toBe('Home · Bucketeer')
})

test('PageFrame does not move focus when only the query changes', async () => {
  openSite()
  await go('Buckets')
  await userEvent.click(screen.getByRole('button', { name: 'filter' }))
  expect(screen.getByRole('button', { name: 'filter' })).toHaveFocus()
})

test('PageFrame takes the focus of the loading view that it replaces', async () => {
  openSite()
  await go('Detail')
  expect(heading()).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'load' }))
  expect(heading()).toHaveTextContent('Amazones')
  expect(heading()).toHaveFocus()
  expect(document.title).toBe('Amazones · Bucketeer')
})

test('PageFrame reserves space for key figures that are not loaded', () => {
  const { container } = renderWithSite(<PageFrame title="Kicks" intro="All of them." figures={[]} />)
  expect(container.querySelector('ul')).not.toBeInTheDocument()
  expect(screen.getByText('All of them.').nextElementSibling).toBeEmptyDOMElement()
})
