import { useEffect, useState } from 'react'
import { lazyResource } from '../lazy/lazy-resource'

/** Signs that mean something in Markdown, at the beginning of a line or anywhere, and addresses, which become links. */
const signs = /[*_`~#>[\\|]|https?:\/\/|www\.|^ {0,3}(?:[-+]|\d{1,3}[.)])[ \t]|^-{2,}[ \t]*$/m

/** Returns whether a text may contain Markdown. Others are shown without loading its parser. */
export const hasMarkdown = (text: string) => signs.test(text)

/** The functions that read Markdown, whose parser is a chunk of its own. */
export const markdown = lazyResource(() => import(/* webpackChunkName: "markdown" */ './markdown-nodes'))

/** Returns the functions that read Markdown; undefined for other texts, until they are loaded, and if that fails. */
function useMarkdown(text: string) {
  const isNeeded = hasMarkdown(text)
  const [, setLoaded] = useState(false)
  useEffect(() => {
    if (!isNeeded || markdown.value()) return
    markdown.load().then(
      () => setLoaded(true),
      () => undefined,
    )
  }, [isNeeded])
  return isNeeded ? markdown.value() : undefined
}

/** Splits a text at its empty lines. */
export const paragraphsOf = (text: string) => text.trim().split(/\n\s*\n/)

export interface MarkdownProps {
  text: string
  /** The level of the highest heading. */
  headingLevel: 2 | 3
}

/** Renders a text that may have Markdown as paragraphs, lists, quotes and headings. The parser is loaded when it is needed. */
export function Markdown({ text, headingLevel }: MarkdownProps) {
  const loaded = useMarkdown(text)
  if (loaded) return loaded.renderMarkdown({ text, headingLevel })
  return paragraphsOf(text).map((paragraph, index) => (
    <p key={index} dir="auto">
      {paragraph}
    </p>
  ))
}

/** Renders the text of Markdown without its signs, for cards. */
export function MarkdownExcerpt({ text }: { text: string }) {
  return useMarkdown(text)?.plainText(text) ?? text
}
