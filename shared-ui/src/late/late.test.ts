import { late } from './late'

test('is fetched once, and there from then on', async () => {
  const load = jest.fn(async () => 'menu')
  const menu = late(load)
  expect(menu.arrived()).toBeUndefined()
  expect(await menu.fetch()).toBe('menu')
  expect(await menu.fetch()).toBe('menu')
  expect(menu.arrived()).toBe('menu')
  expect(load).toHaveBeenCalledTimes(1)
})

test('what failed is fetched anew when somebody asks again', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('No network')).mockResolvedValue('menu')
  const menu = late(load)
  await expect(menu.fetch()).rejects.toThrow('No network')
  expect(menu.arrived()).toBeUndefined()
  expect(await menu.fetch()).toBe('menu')
})
