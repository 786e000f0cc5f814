import { createElement, Fragment, type ReactNode } from 'react'

/** Renders a message with elements as its values: `withElements(words.by, <TextLink to="/user/1">Ann</TextLink>)`. */
export function withElements(message: (value: string) => string, ...elements: ReactNode[]): ReactNode {
  // The object replacement character. The styles isolate elements; a sign around a block would make an empty line.
  const [first, ...others] = message('\uFFFC').split(/\u2068?\uFFFC\u2069?/)
  return createElement(Fragment, null, first, ...others.flatMap((text, index) => [elements[index], text]))
}
