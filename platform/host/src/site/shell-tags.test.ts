import { shellTags } from './page-start'

const entry = {
  src: '/releases/shell/1.0.0/shell.js',
  integrity: 'sha384-x',
  nonce: 'n',
  overrides: undefined,
  hasPrerenderedPage: false,
}

test('starts only the shell on a site without overrides', () =>
  expect(shellTags(entry)).toEqual([
    '<script defer fetchpriority="high" nonce="n" crossorigin src="/releases/shell/1.0.0/shell.js" integrity="sha384-x"></script>',
  ]))

test('lets the script of overrides start the shell, with its hash', () => {
  const overrides = { script: '/overrides.js', origins: ['https://dev.example'] }
  const tags = shellTags({ ...entry, overrides }).join('\n')
  expect(tags).toContain(
    'src="/overrides.js" data-shell="/releases/shell/1.0.0/shell.js" data-integrity="sha384-x"',
  )
  expect(tags).toContain('data-origins="https://dev.example"')
})

test('preloads the shell beside a prerendered page, and starts it by a script', () => {
  const [preload, starter, ...others] = shellTags({ ...entry, hasPrerenderedPage: true })
  expect(others).toEqual([])
  expect(preload).toBe(
    '<link rel="preload" as="script" fetchpriority="high" crossorigin href="/releases/shell/1.0.0/shell.js" integrity="sha384-x" nonce="n">',
  )
  expect(starter).toContain(
    '<template id="shell-script"><script nonce="n" crossorigin src="/releases/shell/1.0.0/shell.js" integrity="sha384-x"></script></template>',
  )
})
