import { render } from '@testing-library/react'
import { say } from './index'
import { setPageLanguage } from './page-language'
import { withElements } from './with-elements'

test.each(['en', 'ar'])('renders elements as the values of a message on a page in %s', (language) => {
  setPageLanguage(language)
  const message = (name: string) => say('{one} and {other}.', { one: name, other: name })
  const { container } = render(withElements(message, <b>Ann</b>, <i>Ben</i>))
  expect(container.innerHTML).toBe('<b>Ann</b> and <i>Ben</i>.')
})
