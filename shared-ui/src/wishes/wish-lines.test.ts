import { wishLines } from './wish-lines'

test.each([
  ['See Kyoto', ['See Kyoto']],
  ['- See Kyoto\r\n- [x] Surf\n\n  * Walk', ['See Kyoto', 'Surf', 'Walk']],
  ['• One\n[ ] Two\n[X] Three\n[] Four', ['One', 'Two', 'Three', 'Four']],
  ['1. One\n2) Two\n10. Ten', ['One', 'Two', 'Ten']],
  [
    '2 weeks in Rome\n-20 °C at night\n1.5 km under water',
    ['2 weeks in Rome', '-20 °C at night', '1.5 km under water'],
  ],
  ['\n - \n[ ]\n', []],
])('reads %j', (text, lines) => {
  expect(wishLines(text).map((line) => line.text)).toEqual(lines)
})

test('reads which boxes are ticked', () => {
  const lines = wishLines('- [x] One\n[X] Two\n- [ ] Three\nFour [x]')
  expect(lines.map(({ done }) => done)).toEqual([true, true, false, false])
})
