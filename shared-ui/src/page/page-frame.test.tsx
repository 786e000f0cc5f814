import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import {
  Link,
  MemoryRouter,
  Route,
  Routes,
  useLocation,
  useNavigationType,
  useSearchParams,
} from 'react-router-dom'
import { PageFrame } from './page-frame'
import { useFormPage } from './use-arrival'
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
function Form() {
  useFormPage()
  return <PageFrame title="Edit" />
}
function Address() {
  const { pathname, search } = useLocation()
  return <p>{`${pathname}${search} by ${useNavigationType()}`}</p>
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
const go = (name: string | RegExp) => userEvent.click(screen.getByRole('link', { name }))
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

describe('the links back', () => {
  const openPages = (start: string) =>
    render(
      <SiteTheme>
        <MemoryRouter initialEntries={[start]}>
          <nav>
            <Link to="/bucket?q=fjord">Bucket</Link> <Link to="/kick">Kick</Link> <Link to="/edit">Edit</Link>
          </nav>
          <Routes>
            <Route path="/kicks" element={<PageFrame title="All Kicks" />} />
            <Route
              path="/bucket"
              element={
                <PageFrame title="Someday">
                  <main>
                    <Link to="/kick">Fjord</Link>
                  </main>
                </PageFrame>
              }
            />
            <Route path="/edit" element={<Form />} />
            <Route
              path="/kick"
              element={<PageFrame title="Fjord" back={{ to: '/kicks', label: 'Back to Kicks' }} />}
            />
          </Routes>
          <Address />
        </MemoryRouter>
      </SiteTheme>,
    )
  const back = () =>
    screen
      .getAllByRole('link', { name: /^Back to/u })
      .map((link) => [link.textContent, link.getAttribute('href')])
  const toKicks = ['Back to Kicks', '/kicks']

  test('lead nowhere else on the first page of a visit', () => {
    openPages('/kick')
    expect(back()).toEqual([toKicks])
  })

  test('also lead to the page from which the user came, with its query, by the browser’s history', async () => {
    openPages('/kicks')
    await go('Bucket')
    await go('Kick')
    expect(back()).toEqual([toKicks, ['Back to Someday', '/bucket?q=fjord']])
    await go(/Someday/u)
    expect(screen.getByText('/bucket?q=fjord by POP')).toBeVisible()
  })

  test('lead to the link that led away, which gets the focus', async () => {
    openPages('/kicks')
    await go('Bucket')
    expect(heading()).toHaveFocus()
    await go('Fjord')
    expect(heading()).toHaveFocus()
    await go(/Someday/u)
    expect(screen.getByRole('link', { name: 'Fjord' })).toHaveFocus()
    await go('Kick')
    expect(heading()).toHaveFocus()
  })

  test('lead past a form to where the user was before', async () => {
    openPages('/kicks')
    await go('Bucket')
    await go('Kick')
    await go('Edit')
    await go('Kick')
    expect(back()).toEqual([toKicks, ['Back to Someday', '/bucket?q=fjord']])
    await go(/Someday/u)
    expect(screen.getByText('/bucket?q=fjord by PUSH')).toBeVisible()
  })

  test('lead to the list once', async () => {
    openPages('/kicks')
    await go('Kick')
    expect(back()).toEqual([toKicks])
  })
})

test.each([
  { name: 'Bake bread', src: null, isPaper: true },
  { name: 'Bake bread', src: '/media/7/1280.webp', isPaper: false },
  { name: 'Swim in a lake', src: null, isPaper: false },
])(
  'the band of "$name" with the picture $src has dark words on paper only',
  async ({ name, src, isPaper }) => {
    const picture = { src, alt: '', cover: { name, kind: 'Chill' } as const }
    const { container } = renderWithSite(<PageFrame title={name} picture={picture} />)
    const band = () => container.querySelector<HTMLElement>('[style*="--ground"]')
    await waitFor(() => expect(band()).not.toBeNull())
    expect(band()?.hasAttribute('data-paper')).toBe(isPaper)
  },
)
