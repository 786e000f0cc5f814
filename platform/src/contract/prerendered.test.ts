import { prerenderedPaths } from './prerendered'

describe('prerenderedPaths', () => {
  test('returns the public routes that say prerender', () => {
    const routes = [
      { path: '/about', access: 'public', prerender: true } as const,
      { path: '/kicks', access: 'protected' } as const,
    ]
    expect(prerenderedPaths('kicks', routes)).toEqual(['/about'])
  })

  test.each([
    ['/kicks/:kickId', 'public', 'kicks: /kicks/:kickId cannot be prerendered, because it has parameters.'],
    ['/kicks', 'protected', 'kicks: /kicks cannot be prerendered, because it is protected.'],
  ] as const)('refuses %s, which is %s', (path, access, message) => {
    expect(() => prerenderedPaths('kicks', [{ path, access, prerender: true }])).toThrow(message)
  })
})
