import { fireEvent, screen, waitFor } from '@testing-library/react'
import { showFirstPage } from './show-first-page'

const names = {
  templates: { css: 'first-page-css', light: 'first-page-light', dark: 'first-page-dark' },
  calls: 'callsUnderWay',
  isShown: 'isPageShown',
}

const template = (id: string, ...content: (Node | string)[]) => {
  const element = document.createElement('template')
  element.id = id
  element.content.append(...content)
  return element
}
const heading = (text: string) => Object.assign(document.createElement('h1'), { textContent: text })
const element = (id: string) => Object.assign(document.createElement('div'), { id })

/** A page as the server sends it. */
const open = (...templates: HTMLTemplateElement[]) => {
  const root = element('root')
  document.body.replaceChildren(root, element('first-paint'), ...templates)
  window.eval(showFirstPage(names))
  return root
}
const css = (facts: DOMStringMap = {}) => {
  const styles = template('first-page-css', document.createElement('style'))
  Object.assign(styles.dataset, facts)
  return styles
}

beforeEach(() => {
  localStorage.clear()
  document.documentElement.removeAttribute('data-mode')
  history.replaceState(null, '', '/')
})

test('a visitor sees the page, with its styles, and not yet what the shell draws', () => {
  const root = open(css(), template('first-page-light', heading('About')))
  expect(screen.getByRole('heading', { name: 'About' })).toBeVisible()
  expect(document.querySelector('#first-paint > style')).toBeInTheDocument()
  expect(root).not.toBeVisible()
})

test.each([
  ['dark', 'By night'],
  ['light', 'By day'],
])('in %s mode it is that mode’s, where they differ', (mode, name) => {
  document.documentElement.setAttribute('data-mode', mode)
  open(
    css(),
    template('first-page-light', heading('By day')),
    template('first-page-dark', heading('By night')),
  )
  expect(screen.getByRole('heading').textContent).toBe(name)
})

test('in dark mode it is the light one’s markup, where they do not differ', () => {
  document.documentElement.setAttribute('data-mode', 'dark')
  open(css(), template('first-page-light', heading('About')))
  expect(screen.getByRole('heading', { name: 'About' })).toBeVisible()
})

test('who is signed in waits for a page of theirs', () => {
  localStorage.setItem('authToken', 'a token')
  const root = open(css(), template('first-page-light', heading('About')))
  expect(screen.queryByRole('heading')).toBeNull()
  expect(root).toBeVisible()
})

test('nothing happens where there is no page', () => {
  expect(open()).toBeVisible()
})

test('nothing can be typed or sent that would be lost a moment later; links work', () => {
  const form = document.createElement('form')
  const link = Object.assign(document.createElement('a'), { href: '/signup', textContent: 'Sign up' })
  form.append(document.createElement('input'), document.createElement('button'), link)
  open(css(), template('first-page-light', form))
  expect(screen.getByRole('textbox')).toBeDisabled()
  expect(screen.getByRole('button')).toBeDisabled()
  expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup')
})

describe('a page for members', () => {
  const members = () => css({ access: 'protected', call: '/api/kick' })
  const picture = (of: string) => {
    const image = document.createElement('img')
    image.dataset.first = of
    return image
  }
  const pictures = () => [...document.querySelectorAll('img')]
  const answering = (
    answer: Promise<unknown>,
    verification: Promise<unknown> = Promise.resolve({ data: {} }),
  ) =>
    Object.assign(window, {
      isPageShown: undefined,
      callsUnderWay: { '/auth/verify': { answer: verification }, '/api/kick': { answer } },
    })
  const isShown = () => (window as unknown as { isPageShown?: Promise<boolean> }).isPageShown

  beforeEach(() => {
    localStorage.setItem('authToken', 'a token')
    answering(Promise.resolve({ data: [] }))
  })

  test('is shown to them, once the server has said that they are', async () => {
    const root = open(members(), template('first-page-light', heading('All Kicks')))
    expect(screen.queryByRole('heading')).toBeNull()
    expect(await isShown()).toBe(true)
    expect(screen.getByRole('heading', { name: 'All Kicks' })).toBeVisible()
    expect(root).not.toBeVisible()
  })

  test.each([
    ['says no', async () => ({ status: 401 })],
    ['is not reached', () => Promise.reject(new Error('No network.'))],
  ])('is not shown when the server %s', async (_, verify: () => Promise<unknown>) => {
    answering(Promise.resolve({ data: [] }), verify())
    const root = open(members(), template('first-page-light', heading('All Kicks')))
    expect(await isShown()).toBe(false)
    expect(root).toBeVisible()
  })

  test('is not shown any more when the application has begun to draw', async () => {
    const root = open(members(), template('first-page-light', heading('All Kicks')))
    root.append('The bar')
    expect(await isShown()).toBe(false)
    expect(root).toBeVisible()
  })

  test('is not shown to visitors', () => {
    localStorage.clear()
    expect(open(members(), template('first-page-light', heading('All Kicks')))).toBeVisible()
    expect(screen.queryByRole('heading')).toBeNull()
  })

  test('is not shown to who searches in it', () => {
    history.replaceState(null, '', '/?continent=Africa')
    expect(open(members(), template('first-page-light', heading('All Kicks')))).toBeVisible()
  })

  test.each(['load', 'error'])(
    'has the pictures of the answer, the others after the first one’s %s',
    async (end) => {
      const kicks = [
        { pictures: '/media/7/1280.webp' },
        { pictures: '' },
        { pictures: 'https://else.test/a.png' },
      ]
      answering(Promise.resolve({ data: kicks }))
      const places = ['0', '1', '2', '3'].map((place) => picture(`${place}.pictures`))
      open(members(), template('first-page-light', ...places))
      await isShown()
      await Promise.resolve()
      expect(pictures().map((image) => image.getAttribute('src'))).toEqual([
        '/media/7/1280.webp',
        null,
        null,
        null,
      ])
      fireEvent(places[0] ?? window, new Event(end))
      expect(places[2]).not.toHaveAttribute('src')
      await waitFor(() => expect(places[2]).toHaveAttribute('src'))
      expect(pictures().map((image) => image.getAttribute('src'))).toEqual([
        '/media/7/1280.webp',
        null,
        'https://else.test/a.png',
        null,
      ])
      expect(pictures().map(({ srcset }) => srcset)).toEqual([
        '/media/7/320.webp 320w,/media/7/640.webp 640w,/media/7/1280.webp 1280w',
        '',
        '',
        '',
      ])
      expect(document.getElementById('first-paint')).toHaveAttribute('data-filled')
    },
  )

  test('has the others at once where the first has none', async () => {
    answering(Promise.resolve({ data: [{ picture: null }, { picture: '/media/8/1280.webp' }] }))
    open(members(), template('first-page-light', picture('0.picture'), picture('1.picture')))
    await isShown()
    await Promise.resolve()
    expect(pictures().map((image) => image.getAttribute('src'))).toEqual([null, '/media/8/1280.webp'])
  })

  test('has drawn covers of what has no picture, under the names by which the application finds them', async () => {
    const called = (of: string) => {
      const image = picture('0.picture')
      Object.assign(image.dataset, { coverKind: 'Bucket', coverOf: of })
      return image
    }
    const drawn = css({ access: 'protected', call: '/api/kick', covers: 'https://api.test/covers/' })
    answering(Promise.resolve({ data: [{ picture: null, name: 'Sea & sky' }] }))
    open(drawn, template('first-page-light', called('0.name'), called('0.title 0.name'), called('1.name')))
    await isShown()
    await Promise.resolve()
    fireEvent(pictures()[0] ?? window, new Event('load'))
    await waitFor(() => expect(pictures()[1]).toHaveAttribute('src'))
    const cover = 'https://api.test/covers/Bucket.svg?name=Sea%20%26%20sky'
    expect(pictures().map((image) => image.getAttribute('src'))).toEqual([cover, cover, null])
    expect(pictures()[0]?.dataset.cover).toBe('Bucket Sea & sky')
  })

  test.each([
    ['a refusal', async () => ({ status: 401 })],
    ['nothing', async () => ({ data: [] })],
    ['no network', () => Promise.reject(new Error('No network.'))],
  ])('stays as it is when the answer is %s', async (_, ask: () => Promise<unknown>) => {
    const answer = ask()
    answering(answer)
    open(members(), template('first-page-light', picture('0.story.0.pictures')))
    await isShown()
    await answer.catch(() => undefined)
    expect(pictures().map((image) => image.getAttribute('src'))).toEqual([null])
    expect(document.getElementById('first-paint')).not.toHaveAttribute('data-filled')
  })
})
