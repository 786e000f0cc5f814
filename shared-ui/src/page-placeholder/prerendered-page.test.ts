import {
  isPrerenderedPageShown,
  keepPrerenderedPage,
  replacePrerenderedPage,
  replacePrerenderedPageUnlessKept,
} from './prerendered-page'

const link = (href: string, text: string) => {
  const element = document.createElement('a')
  Object.assign(element, { href, textContent: text })
  return element
}

/** Adds a prerendered page and a hidden root with what React has rendered. */
const open = (rendered: Node[] = []) => {
  const [root, placeholder] = [document.createElement('div'), document.createElement('div')]
  Object.assign(root, { id: 'root', hidden: true })
  placeholder.id = 'page-placeholder'
  root.append(...rendered)
  document.body.replaceChildren(root, placeholder)
  return { root, placeholder }
}

test('replacePrerenderedPage shows the root and removes the prerendered page', () => {
  const { root, placeholder } = open()
  expect(isPrerenderedPageShown()).toBe(true)
  replacePrerenderedPage()
  expect(root).toBeVisible()
  expect(placeholder).not.toBeInTheDocument()
  expect(isPrerenderedPageShown()).toBe(false)
})

test('a loading view keeps the prerendered page until it unmounts', async () => {
  const { root } = open()
  const end = keepPrerenderedPage()
  replacePrerenderedPageUnlessKept()
  expect(root).not.toBeVisible()
  end()
  await Promise.resolve()
  expect(root).toBeVisible()
})

test('a loading view that replaces another one keeps the prerendered page', async () => {
  const { root } = open()
  const endOfFirst = keepPrerenderedPage()
  endOfFirst()
  const endOfSecond = keepPrerenderedPage()
  await Promise.resolve()
  expect(root).not.toBeVisible()
  endOfSecond()
  await Promise.resolve()
  expect(root).toBeVisible()
})

test('replacePrerenderedPageUnlessKept replaces the page when no loading view is mounted', () => {
  const { root } = open()
  replacePrerenderedPageUnlessKept()
  expect(root).toBeVisible()
})

test('replacePrerenderedPage moves focus to the same link of the rendered page', async () => {
  const same = link('/story', 'Our story')
  const { placeholder } = open([link('/story', 'Another'), same])
  const focused = link('/story', 'Our story')
  placeholder.append(focused)
  focused.focus()
  replacePrerenderedPage()
  await Promise.resolve()
  expect(same).toHaveFocus()
})

test('replacePrerenderedPage sets no focus when nothing had it', async () => {
  open([link('/story', 'Our story')])
  replacePrerenderedPage()
  await Promise.resolve()
  expect(document.body).toHaveFocus()
})

test('replacePrerenderedPage changes nothing without a prerendered page', () => {
  const root = document.createElement('div')
  root.id = 'root'
  const placeholder = document.createElement('div')
  placeholder.id = 'page-placeholder'
  document.body.replaceChildren(root, placeholder)
  replacePrerenderedPage()
  expect(placeholder).toBeInTheDocument()
})
