import { rememberedPath, rememberPath } from './remembered-path'

describe('rememberedPath', () => {
  it('returns path, query and hash', () => {
    const state = rememberPath({ pathname: '/kicks', search: '?continent=Asia', hash: '#top' })
    expect(rememberedPath(state)).toBe('/kicks?continent=Asia#top')
  })

  it.each([
    ['URL of another host', '//evil.example/kicks'],
    ['URL of another host with a backslash', '/\\evil.example'],
    ['URL of another host with a tab', '/\t/evil.example'],
    ['absolute URL', 'https://evil.example/kicks'],
    ['javascript: URL', 'javascript:alert(1)'],
    ['relative path', 'kicks'],
    ['invalid URL', '//'],
    ['empty string', ''],
  ])('rejects: %s', (_, from) => {
    expect(rememberedPath({ from })).toBeNull()
  })

  it.each([null, undefined, 'text', 7, {}, { from: 7 }, { to: '/kicks' }])(
    'returns null for the state %j',
    (state) => {
      expect(rememberedPath(state)).toBeNull()
    },
  )
})
