import { screen, within } from '@testing-library/react'

import { hasMarkdown, Markdown, MarkdownExcerpt, markdown } from './markdown'
import { renderWithSite } from '../testing/render-with-site'

/** Renders the text with the loaded parser, and returns the element around it. */
const show = async (text: string) => {
  await markdown.load()
  return renderWithSite(<Markdown text={text} headingLevel={3} />).container
}

describe('a text with Markdown', () => {
  test('has paragraphs with line breaks, emphasis, lists, quotes and headings below its title', async () => {
    const story = await show(
      '# Morning\n\nAt **six**, _perhaps_.\nThen tea.\n\n- bread\n- cheese\n\n3. three\n4. four\n\n> Look!\n\n## Noon\n\nWe `slept`.\n\n---\n\n| a | b |\n|---|---|\n| 1 | 2 |',
    )
    expect(within(story).getByRole('heading', { level: 3, name: 'Morning' })).toBeVisible()
    expect(within(story).getByRole('heading', { level: 4, name: 'Noon' })).toBeVisible()
    expect(story.querySelector('strong')).toHaveTextContent('six')
    expect(story.querySelector('em')).toHaveTextContent('perhaps')
    expect(story.querySelectorAll('br')).toHaveLength(1)
    expect([...story.querySelectorAll('ul > li')].map(({ textContent }) => textContent)).toEqual([
      'bread',
      'cheese',
    ])
    expect([...story.querySelectorAll('ol > li')].map((item) => item.getAttribute('value'))).toEqual([
      '3',
      '4',
    ])
    expect(story.querySelector('blockquote')).toHaveTextContent('Look!')
    expect(story.querySelector('code')).toHaveTextContent('slept')
    expect(story.querySelector('hr')).toBeInTheDocument()
    expect(within(story).getByRole('cell', { name: '2' })).toBeVisible()
  })

  test('makes the highest heading an h3, whatever its signs', async () => {
    const story = await show('### Morning\n\n#### Tea')
    expect(within(story).getByRole('heading', { level: 3, name: 'Morning' })).toBeVisible()
    expect(within(story).getByRole('heading', { level: 4, name: 'Tea' })).toBeVisible()
  })

  test('makes the highest heading an h2 where no title is above it', async () => {
    await markdown.load()
    renderWithSite(<Markdown text={'# Morning\n\n## Tea'} headingLevel={2} />)
    expect(screen.getByRole('heading', { level: 2, name: 'Morning' })).toBeVisible()
    expect(screen.getByRole('heading', { level: 3, name: 'Tea' })).toBeVisible()
  })

  test('keeps the dates of a list', async () => {
    const story = await show('7. Juni\n9. Juni')
    expect([...story.querySelectorAll('li')].map(({ value }) => value)).toEqual([7, 9])
  })

  test('gives each block its own direction, which the blocks in it follow', async () => {
    const story = await show('# צהריים\n\nשלום *לך*.\n\nHello.\n\n- לחם\n\n> שקט')
    for (const block of story.querySelectorAll('h3, p, ul, blockquote'))
      if (!block.closest('blockquote p')) expect(block).toHaveAttribute('dir', 'auto')
    // A direction of its own would hide the paragraph from the quote's.
    expect(story.querySelector('blockquote p')).not.toHaveAttribute('dir')
  })

  test('marks links as those of users', async () => {
    const story = await show('The [hut](https://hut.example/a?b=1&c=2) and https://boat.example.')
    const [hut, boat] = within(story).getAllByRole('link')
    expect(hut).toHaveAttribute('href', 'https://hut.example/a?b=1&c=2')
    expect(boat).toHaveAttribute('href', 'https://boat.example/')
    for (const link of [hut, boat]) expect(link).toHaveAttribute('rel', 'nofollow ugc noopener noreferrer')
  })

  test.each([
    '[hut](javascript:alert(1))',
    '[hut](JaVaScRiPt:alert(1))',
    '[hut](data:text/html,hut)',
    '[hut](vbscript:hut)',
    '[hut](/kicks)',
    '[hut](//evil.example)',
    'hut@evil.example',
  ])('shows %s as text', async (text) => {
    const story = await show(text)
    expect(story).toHaveTextContent('hut')
    expect(within(story).queryByRole('link')).not.toBeInTheDocument()
  })

  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    'a <b onclick="alert(1)">b</b>',
    '<div>\n\n**bold**\n\n</div>',
    '<!-- hidden -->',
    '<svg/onload=alert(1)>',
  ])('shows the HTML %s as it was written', async (html) => {
    const story = await show(html)
    expect(story.querySelector('script, img, b, p svg, p div')).toBeNull()
    for (const tag of html.match(/<[^>]+>/g) ?? []) expect(story.textContent).toContain(tag)
  })

  test('loads no picture from elsewhere', async () => {
    const story = await show('![A lake](https://evil.example/lake.png)')
    expect(story.querySelector('img')).toBeNull()
    expect(story).toHaveTextContent('A lake')
  })

  test.each([
    ['quotes', '> '.repeat(9000)],
    ['lists', '1. '.repeat(6000)],
    ['nested lists', Array.from({ length: 100 }, (_, level) => `${'  '.repeat(level)}- a`).join('\n')],
  ])('survives thousands of %s', async (_name, text) => {
    const story = await show(text)
    expect(story.textContent?.length).toBeGreaterThan(100)
  })

  test('keeps an indented paragraph as text', async () => {
    const story = await show('*Dear diary*\n\n    it rained')
    expect(story.querySelector('pre')).toBeNull()
    expect(story).toHaveTextContent('it rained')
  })
})

describe('a text without Markdown', () => {
  test('is shown as paragraphs, without its parser', () => {
    expect(hasMarkdown('At six - or seven. 5 + 3!\n\nThen (tea), “bread” & 3.5 km.')).toBe(false)
    renderWithSite(<Markdown headingLevel={3} text={'At six.\nTea.\n\nAnd there it was.'} />)
    expect(screen.getByText('And there it was.').tagName).toBe('P')
    expect(screen.getByText(/At six/).textContent).toBe('At six.\nTea.')
  })
})

describe('an excerpt', () => {
  test.each([
    ['**Six** weeks\n- [hut](https://hut.example)', 'Six weeks\nhut'],
    ['Six weeks', 'Six weeks'],
  ])('of %j is %j', async (text, excerpt) => {
    await markdown.load()
    renderWithSite(
      <div data-testid="card">
        <MarkdownExcerpt text={text} />
      </div>,
    )
    expect(screen.getByTestId('card').textContent).toBe(excerpt)
  })
})
