import { withUsedVariables } from './static-css'

test('withUsedVariables keeps variables that rules use, directly or through other variables', () => {
  const css =
    ':root{--mui-a:1px;--mui-b:var(--mui-c);--mui-c:red;--mui-d:var(--mui-e);--mui-e:blue;--other:2px;}p{color:var(--mui-b);top:var(--mui-a, 0)}'
  expect(withUsedVariables(css)).toBe(
    ':root{--mui-a:1px;--mui-b:var(--mui-c);--mui-c:red;--other:2px;}p{color:var(--mui-b);top:var(--mui-a, 0)}',
  )
})

test('withUsedVariables removes a variable whose name only begins a used name', () => {
  expect(withUsedVariables(':root{--mui-a:1px;--mui-a-b:2px;}p{top:var(--mui-a-b)}')).toBe(
    ':root{--mui-a-b:2px;}p{top:var(--mui-a-b)}',
  )
})
