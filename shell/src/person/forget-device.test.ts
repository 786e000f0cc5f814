import { forgetOnDevice } from './person-scope'

test('removes the recently seen Kicks, and nothing else', () => {
  window.localStorage.setItem('bucketeer.seen.kicks', '[]')
  window.localStorage.setItem('bucketeer.bucket-layout', 'list')
  forgetOnDevice()
  expect(Object.keys(window.localStorage)).toEqual(['bucketeer.bucket-layout'])
})
