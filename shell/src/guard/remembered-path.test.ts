import { rememberedPath, rememberPath } from './remembered-path'

describe('The path that /login remembers', () => {
  it('is the whole address within the site', () => {
    const state = rememberPath({ pathname: '/kicks', search: '?continent=Asia', hash: '#top' })
    expect(rememberedPath(state)).toBe('/kicks?continent=Asia#top')
  })

  it.each([
    ['of another host', '//evil.example/kicks'],
    ['of another host behind backslashes', '/\\evil.example'],
    ['of another host behind a tab', '/\t/evil.example'],
    ['absolute', 'https://evil.example/kicks'],
    ['a script', 'javascript:alert(1)'],
    ['relative', 'kicks'],
    ['no address at all', '//'],
    ['empty', ''],
  ])('is refused when it is %s', (_, from) => {
    expect(rememberedPath({ from })).toBeNull()
  })

  it.each([null, undefined, 'text', 7, {}, { from: 7 }, { to: '/kicks' }])(
    'is none in the state %j',
    (state) => {
      expect(rememberedPath(state)).toBeNull()
    },
  )
})
