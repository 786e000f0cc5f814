import { isFirstPageShown, keepFirstPage, replaceFirstPage, replaceFirstPageUnlessKept } from './first-page'

const link = (href: string, text: string) => {
  const element = document.createElement('a')
  Object.assign(element, { href, textContent: text })
  return element
}

/** What the page's HTML shows, beside what the application has drawn. */
const open = (drawn: Node[] = []) => {
  const [root, first] = [document.createElement('div'), document.createElement('div')]
  Object.assign(root, { id: 'root', hidden: true })
  first.id = 'first-paint'
  root.append(...drawn)
  document.body.replaceChildren(root, first)
  return { root, first }
}

test('the application takes the place of what the page’s HTML shows', () => {
  const { root, first } = open()
  expect(isFirstPageShown()).toBe(true)
  replaceFirstPage()
  expect(root).toBeVisible()
  expect(first).not.toBeInTheDocument()
  expect(isFirstPageShown()).toBe(false)
})

test('a loading view keeps it, until it goes', async () => {
  const { root } = open()
  const end = keepFirstPage()
  replaceFirstPageUnlessKept()
  expect(root).not.toBeVisible()
  end()
  await Promise.resolve()
  expect(root).toBeVisible()
})

test('a loading view that follows another one keeps it too', async () => {
  const { root } = open()
  const endOfFirst = keepFirstPage()
  endOfFirst()
  const endOfSecond = keepFirstPage()
  await Promise.resolve()
  expect(root).not.toBeVisible()
  endOfSecond()
  await Promise.resolve()
  expect(root).toBeVisible()
})

test('without a loading view it is replaced at once', () => {
  const { root } = open()
  replaceFirstPageUnlessKept()
  expect(root).toBeVisible()
})

test('focus stays on the link that it was on', async () => {
  const same = link('/story', 'Our story')
  const { first } = open([link('/story', 'Another'), same])
  const focused = link('/story', 'Our story')
  first.append(focused)
  focused.focus()
  replaceFirstPage()
  await Promise.resolve()
  expect(same).toHaveFocus()
})

test('focus that is nowhere is left alone', async () => {
  open([link('/story', 'Our story')])
  replaceFirstPage()
  await Promise.resolve()
  expect(document.body).toHaveFocus()
})

test('a page without one is left alone', () => {
  const root = document.createElement('div')
  root.id = 'root'
  const first = document.createElement('div')
  first.id = 'first-paint'
  document.body.replaceChildren(root, first)
  replaceFirstPage()
  expect(first).toBeInTheDocument()
})
