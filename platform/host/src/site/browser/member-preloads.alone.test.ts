/** @jest-environment jsdom */
import { preloadForMembers } from './member-preloads'

test('adds a preload link with its integrity for each script', () => {
  preloadForMembers([
    { href: '/releases/kicks/1.0.0/pages.js', integrity: 'sha384-a' },
    { href: '/releases/kicks/1.0.0/list.js', integrity: 'sha384-b' },
  ])
  const links = [...document.head.querySelectorAll('link')]
  expect(
    links.map((link) => [link.rel, link.getAttribute('href'), link.integrity, link.crossOrigin]),
  ).toEqual([
    ['preload', '/releases/kicks/1.0.0/pages.js', 'sha384-a', 'anonymous'],
    ['preload', '/releases/kicks/1.0.0/list.js', 'sha384-b', 'anonymous'],
  ])
})
