import { render } from '@testing-library/react'
import { SiteTheme } from '../site-theme'
import { WorldMap } from './world-map'

const square = (from: number, to: number) => [
  [
    [from, from],
    [to, from],
    [to, to],
    [from, to],
  ],
]
const world = [[square(0, 10)], [square(20, 30), square(40, 50)], [square(60, 70)]]

const draw = (countries: Parameters<typeof WorldMap>[0]['countries'], shapes = world) =>
  render(<WorldMap countries={countries} shapes={shapes} />, { wrapper: SiteTheme }).container
const inColour = (map: HTMLElement) =>
  [...map.querySelectorAll('path[data-visited], circle')].map(({ tagName, textContent }) => [
    tagName,
    textContent,
  ])

test('WorldMap shades the countries of the spots with all their parts, and draws the others as dots', () => {
  const map = draw([
    { name: 'Islands', code: 'XA', location: { lat: 45, lng: 45 } },
    { name: 'Rock', code: 'XB', location: { lat: 55, lng: 12 } },
  ])
  expect(inColour(map)).toEqual([
    ['path', 'Islands'],
    ['circle', 'Rock'],
  ])
  expect(map.querySelectorAll('path')).toHaveLength(3)
  expect(map.querySelector('path[data-visited]')?.getAttribute('d')?.match(/M/g)).toHaveLength(2)
})

test('WorldMap draws an area beyond its left edge at the right', () => {
  const path = draw([], [[square(-180, -170)]]).querySelector('path')
  expect(path?.getAttribute('d')).toMatch(/^M180\.0 /)
})

test('WorldMap is hidden from screen readers', () => {
  const map = draw([{ name: 'Islands', code: 'XA', location: { lat: 45, lng: 45 } }])
  expect(map.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
})

test('WorldMap shows Antarctica only to those who were there', () => {
  const heightOf = (lat: number) =>
    Number(
      draw([{ name: 'There', code: 'XC', location: { lat, lng: 0 } }])
        .querySelector('svg')
        ?.getAttribute('viewBox')
        ?.split(' ')[3],
    )
  expect(heightOf(-80)).toBeGreaterThan(heightOf(-40))
})

test('WorldMap does not shade the neighbour of a country that is too small', () => {
  expect(inColour(draw([{ name: 'Singapore', code: 'SG', location: { lat: 5, lng: 5 } }]))).toEqual([
    ['circle', 'Singapore'],
  ])
})
