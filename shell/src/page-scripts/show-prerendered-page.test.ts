import { screen } from '@testing-library/react'
import { showPrerenderedPage } from './show-prerendered-page'

const template = (id: string, ...content: (Node | string)[]) => {
  const element = document.createElement('template')
  element.id = id
  element.content.append(...content)
  return element
}
const heading = (text: string) => Object.assign(document.createElement('h1'), { textContent: text })
const element = (id: string) => Object.assign(document.createElement('div'), { id })

/** Sets up a page as the server sends it, and shows its prerendered page. */
const open = (...templates: HTMLTemplateElement[]) => {
  const root = element('root')
  document.body.replaceChildren(root, element('page-placeholder'), ...templates)
  showPrerenderedPage()
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
})

test('shows the page with its styles to a visitor, and hides the shell', () => {
  const root = open(css(), template('first-page-light', heading('About')))
  expect(screen.getByRole('heading', { name: 'About' })).toBeVisible()
  expect(document.querySelector('#page-placeholder > style')).toBeInTheDocument()
  expect(document.querySelector('#page-placeholder > main')).toBeInTheDocument()
  expect(root).not.toBeVisible()
})

test.each([
  ['dark', 'By night'],
  ['light', 'By day'],
])('shows the markup of the %s mode', (mode, name) => {
  document.documentElement.setAttribute('data-mode', mode)
  open(
    css(),
    template('first-page-light', heading('By day')),
    template('first-page-dark', heading('By night')),
  )
  expect(screen.getByRole('heading').textContent).toBe(name)
})

test('shows the light markup in dark mode when they do not differ', () => {
  document.documentElement.setAttribute('data-mode', 'dark')
  open(css(), template('first-page-light', heading('About')))
  expect(screen.getByRole('heading', { name: 'About' })).toBeVisible()
})

test('does not show the page of visitors to a member', () => {
  localStorage.setItem('authToken', 'a token')
  const root = open(css(), template('first-page-light', heading('About')))
  expect(screen.queryByRole('heading')).toBeNull()
  expect(root).toBeVisible()
})

test('does nothing without a prerendered page', () => {
  expect(open()).toBeVisible()
})

test('disables the controls of forms and leaves links enabled', () => {
  const form = document.createElement('form')
  const link = Object.assign(document.createElement('a'), { href: '/signup', textContent: 'Sign up' })
  const controls = ['input', 'textarea', 'select', 'button'].map((tag) => document.createElement(tag))
  form.append(...controls, link)
  open(css(), template('first-page-light', form))
  for (const control of controls) expect(control).toBeDisabled()
  expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup')
})

describe('the skeleton of a protected page', () => {
  const skeleton = () => template('first-page-light', heading('Loading'))

  test('is shown to a browser with a token', () => {
    localStorage.setItem('authToken', 'a token')
    const root = open(css({ access: 'protected' }), skeleton())
    expect(screen.getByRole('heading', { name: 'Loading' })).toBeVisible()
    expect(root).not.toBeVisible()
  })

  test('is not shown to visitors', () => {
    expect(open(css({ access: 'protected' }), skeleton())).toBeVisible()
    expect(screen.queryByRole('heading')).toBeNull()
  })
})
