import { screen } from '@testing-library/react'
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
  const members = () => css({ access: 'protected' })
  const verifying = (answer: Promise<unknown>) =>
    Object.assign(window, { isPageShown: undefined, callsUnderWay: { '/auth/verify': { answer } } })
  const isShown = () => (window as unknown as { isPageShown?: Promise<boolean> }).isPageShown

  beforeEach(() => {
    localStorage.setItem('authToken', 'a token')
    verifying(Promise.resolve({ data: {} }))
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
    verifying(verify())
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
})
