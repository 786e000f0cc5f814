import { renderHook } from '@testing-library/react'
import { useFirstRow } from './card-grid'

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
])('useFirstRow in a window of %d px returns %d', (width, cards) => {
  window.innerWidth = width
  const { result } = renderHook(() => useFirstRow({ xs: 1, sm: 2, lg: 3 }))
  expect(result.current).toBe(cards)
})
