import { lazyResource, whenPageIdle } from './lazy-resource'

test('a lazy resource is loaded once', async () => {
  const load = jest.fn(async () => 'menu')
  const menu = lazyResource(load)
  expect(menu.value()).toBeUndefined()
  expect(await menu.load()).toBe('menu')
  expect(await menu.load()).toBe('menu')
  expect(menu.value()).toBe('menu')
  expect(load).toHaveBeenCalledTimes(1)
})

test('concurrent callers share one load', async () => {
  const load = jest.fn(async () => 'menu')
  const menu = lazyResource(load)
  expect(await Promise.all([menu.load(), menu.load()])).toEqual(['menu', 'menu'])
  expect(load).toHaveBeenCalledTimes(1)
})

test('a lazy resource that failed is loaded again by the next call', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('No network')).mockResolvedValue('menu')
  const menu = lazyResource(load)
  await expect(menu.load()).rejects.toThrow('No network')
  expect(menu.value()).toBeUndefined()
  expect(await menu.load()).toBe('menu')
})

test('a page that is never idle calls back after two seconds', () => {
  const requestIdle = jest.fn(() => 1)
  Object.assign(window, { requestIdleCallback: requestIdle, cancelIdleCallback: jest.fn() })
  const callback = jest.fn()
  whenPageIdle(callback)
  expect(requestIdle).toHaveBeenCalledWith(callback, { timeout: 2000 })
  Reflect.deleteProperty(window, 'requestIdleCallback')
  Reflect.deleteProperty(window, 'cancelIdleCallback')
})
