import { withUsedClasses } from './static-css'

test.each([
  ['<p class="MuiTypography-root css-1 css-2">a</p>', '.css-1{color:red}', '<p class="css-1">a</p>'],
  ['<p class="MuiBox-root css-1">a</p>', '.css-9{color:red}', '<p>a</p>'],
  ['<a class="" href="/" data-discover="true">a</a>', '.b .css-1{}', '<a href="/">a</a>'],
  ['<p class="MuiButton-root">a</p>', '.css-1 .MuiButton-root{}', '<p class="MuiButton-root">a</p>'],
])('keeps the class names of %s that %s uses', (html, css, expected) => {
  expect(withUsedClasses(html, css)).toBe(expected)
})
