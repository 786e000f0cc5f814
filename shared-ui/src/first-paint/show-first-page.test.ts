import { screen } from '@testing-library/react'
import { showFirstPage } from './show-first-page'

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
  window.eval(showFirstPage)
  return root
}
const css = () => template('first-page-css', document.createElement('style'))

beforeEach(() => {
  localStorage.clear()
  document.documentElement.removeAttribute('data-mode')
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
