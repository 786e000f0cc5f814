import { render, screen } from '@testing-library/react'
import { bannerSvg } from '../covers/banner'
import { EmptyDrawing, Logo } from './drawings'
import { logoSrc } from './logo-src'

const rootOf = (svg: string) => new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement
const svgOf = (source: string) => decodeURIComponent(source.replace('data:image/svg+xml,', ''))
const kinds = ['bucket', 'journal', 'kick', 'lost', 'broken', 'search'] as const

test('Logo is named after the product, 150 pixels wide, and changes with the mode', () => {
  const { rerender } = render(<Logo mode="light" />)
  const logo = screen.getByRole('img', { name: 'Bucketeer' })
  expect(logo).toHaveAttribute('width', '150')
  expect(logo).toHaveAttribute('src', logoSrc.light)
  rerender(<Logo mode="dark" />)
  expect(logo).toHaveAttribute('src', logoSrc.dark)
  expect(logoSrc.dark).not.toBe(logoSrc.light)
})

test.each(['light', 'dark'] as const)('the %s logo uses no font', (mode) => {
  expect(rootOf(svgOf(logoSrc[mode])).nodeName).toBe('svg')
  expect(svgOf(logoSrc[mode])).not.toMatch(/<text|font/)
})

test.each(kinds)('the %s drawing is hidden from screen readers and inherits its colours', (kind) => {
  const { container } = render(<EmptyDrawing kind={kind} />)
  const drawing = container.querySelector('svg')
  expect(drawing).toHaveAttribute('aria-hidden', 'true')
  expect(container.querySelector('[stroke="currentColor"]')).toBeInTheDocument()
  expect(container.innerHTML).toContain('fill="var(--mui-palette-secondary-main')
})

test.each(['light', 'dark'] as const)('the %s banner is well-formed and smaller than 14 kB', (mode) => {
  const svg = bannerSvg({ mode })
  expect(rootOf(svg).nodeName).toBe('svg')
  expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  expect(svg.length).toBeLessThan(14 * 1024)
})

test('the light and the dark banner share no id', () => {
  const ids = (['light', 'dark'] as const).flatMap((mode) => bannerSvg({ mode }).match(/ id="[^"]+"/g) ?? [])
  expect(ids.length).toBeGreaterThan(4)
  expect(new Set(ids).size).toBe(ids.length)
})
