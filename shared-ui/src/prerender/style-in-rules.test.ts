import { styleInRules } from './static-css'

test('styleInRules turns style attributes into rules, equal ones into one rule', () => {
  const markup =
    '<p style="color:red">a</p><b style="color:red"></b><i style="font-family:&quot;A &amp; B&quot;"></i>'
  const { html, rules } = styleInRules(markup)
  expect(html).not.toContain('style="color')
  const [, red] = /<p data-prerendered-style="(\w+)">/.exec(html) ?? []
  expect(html).toContain(`<b data-prerendered-style="${red}">`)
  expect(rules).toHaveLength(2)
  expect(rules[0]).toBe(`[data-prerendered-style="${red}"][data-prerendered-style="${red}"]{color:red}`)
  expect(rules[1]).toContain('{font-family:"A & B"}')
})

test('styleInRules keeps markup without style attributes', () => {
  const markup = '<p class="css-1">style="no attribute"</p>'
  expect(styleInRules('<p class="css-1">plain</p>')).toEqual({
    html: '<p class="css-1">plain</p>',
    rules: [],
  })
  // React escapes quotes in texts.
  expect(styleInRules(markup.replace(/"no attribute"/, '&quot;no attribute&quot;')).rules).toEqual([])
})
