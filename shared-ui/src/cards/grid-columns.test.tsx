import { renderHook } from '@testing-library/react'
import { useFirstRow } from './grid-columns'

const widthBefore = window.innerWidth
afterEach(() => {
  window.innerWidth = widthBefore
})

test.each([
  [360, 1],
  [599, 1],
  [600, 2],
  [1199, 2],
  [1200, 3],
])('a window of %d pixels has as many cards in its first row as it has columns: %d', (width, cards) => {
  window.innerWidth = width
  const { result } = renderHook(() => useFirstRow({ xs: 1, sm: 2, lg: 3 }))
  expect(result.current).toBe(cards)
})
