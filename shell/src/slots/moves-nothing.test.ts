import { movesNothing } from './slot-frame'

const boxes = new Map<Element, { top: number; height: number }>()
beforeEach(() => {
  boxes.clear()
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const { top, height } = boxes.get(this) ?? { top: 0, height: 0 }
    return new DOMRect(0, top, 300, height)
  })
})
afterEach(() => jest.restoreAllMocks())

const place = (top: number, height: number) => {
  const element = document.createElement('div')
  boxes.set(element, { top, height })
  return element
}

/** Builds a page whose main element contains a section with these elements, and something below it. */
const page = (elements: Element[], below?: Element) => {
  const [main, section] = [document.createElement('main'), place(0, 600)]
  section.append(...elements)
  main.append(section, ...(below ? [below] : []))
  document.body.replaceChildren(main)
}

test('an element may fill the height that is reserved for it', () => {
  const frame = place(100, 80)
  page([frame, place(180, 50)])
  expect(movesNothing(frame, 80)).toBe(true)
  expect(movesNothing(frame, 81)).toBe(false)
})

test('an element may not grow when something in view stands below it', () => {
  const frame = place(100, 0)
  page([frame], place(600, 50))
  expect(movesNothing(frame, 40)).toBe(false)
})

test.each([
  ['below the view', 800],
  ['above the view', -60],
])('an element may grow when what follows it is %s', (_where, top) => {
  const frame = place(top === 800 ? 100 : -100, 0)
  page([frame, place(top, 50)])
  expect(movesNothing(frame, 40)).toBe(true)
})

test('an element may grow when it is below the view itself', () => {
  const frame = place(900, 0)
  page([frame, place(100, 50)])
  expect(movesNothing(frame, 40)).toBe(true)
})

test('an element may grow when what follows stands beside it', () => {
  const frame = place(100, 40)
  page([frame, place(60, 80)])
  expect(movesNothing(frame, 60)).toBe(true)
})

test('an element may move the place of a piece that is not shown yet, and no shown piece', () => {
  const frame = place(100, 0)
  const piece = place(100, 200)
  piece.dataset.slotPiece = ''
  page([frame, piece])
  expect(movesNothing(frame, 60)).toBe(true)
  piece.dataset.shown = 'true'
  expect(movesNothing(frame, 60)).toBe(false)
})
