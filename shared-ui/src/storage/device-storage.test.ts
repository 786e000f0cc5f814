import { deviceStorage } from './device-storage'

afterEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
})

test('remembers a value until it is forgotten', () => {
  expect(deviceStorage.read('colour')).toBeNull()
  deviceStorage.write('colour', 'green')
  expect(deviceStorage.read('colour')).toBe('green')
  deviceStorage.write('colour', null)
  expect(deviceStorage.read('colour')).toBeNull()
})

test('remembers nothing when the browser blocks its storage', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  deviceStorage.write('colour', 'green')
  expect(deviceStorage.read('colour')).toBeNull()
})
