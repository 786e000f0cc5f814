import { render } from '@testing-library/react'
import { say } from './index'
import { setPageLanguage } from './page-language'
import { withElements } from './with-elements'

afterEach(() => setPageLanguage('en'))

test.each([
  ['en', '<b>Ann</b> and <i>Ben</i>.'],
  ['ar', '\u200F<b>Ann</b> and <i>Ben</i>.'],
])('renders elements as the values of a message on a page in %s', (language, expected) => {
  setPageLanguage(language)
  const message = (name: string) => say('{one} and {other}.', { one: name, other: name })
  const { container } = render(withElements(message, <b>Ann</b>, <i>Ben</i>))
  expect(container.innerHTML).toBe(expected)
})
