import { screen } from '@testing-library/react'
import { earlyCallsName, isPrerenderedPageShownName } from '@bucketeer/platform/runtime'
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
  const members = () => css({ access: 'protected' })
  const verifying = (answer: Promise<unknown>) =>
    Object.assign(window, {
      [isPrerenderedPageShownName]: undefined,
      [earlyCallsName]: { '/auth/verify': { token: 'a token', answer } },
    })
  const isShown = () => window[isPrerenderedPageShownName]

  beforeEach(() => {
    localStorage.setItem('authToken', 'a token')
    verifying(Promise.resolve({ data: {} }))
  })

  test('is shown once the server has verified the token', async () => {
    const root = open(members(), template('first-page-light', heading('Loading')))
    expect(screen.queryByRole('heading')).toBeNull()
    expect(await isShown()).toBe(true)
    expect(screen.getByRole('heading', { name: 'Loading' })).toBeVisible()
    expect(root).not.toBeVisible()
  })

  test.each([
    ['refuses the token', async () => ({ status: 401 })],
    ['is not reached', () => Promise.reject(new Error('No network.'))],
  ])('is not shown when the server %s', async (_, verify: () => Promise<unknown>) => {
    verifying(verify())
    const root = open(members(), template('first-page-light', heading('Loading')))
    expect(await isShown()).toBe(false)
    expect(root).toBeVisible()
  })

  test('is not shown when the application has rendered already', async () => {
    const root = open(members(), template('first-page-light', heading('Loading')))
    root.append('The bar')
    expect(await isShown()).toBe(false)
    expect(root).toBeVisible()
  })

  test('is not shown to visitors', () => {
    localStorage.clear()
    expect(open(members(), template('first-page-light', heading('Loading')))).toBeVisible()
    expect(screen.queryByRole('heading')).toBeNull()
  })
})
