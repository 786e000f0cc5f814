import { renderWithSite } from '@bucketeer/shared-ui/testing'
import { fireEvent, waitFor } from '@testing-library/react'
import { Banner } from '../banner'

const video = () => document.querySelector('video')

// In a file of its own, because other tests have loaded the code of the video.
test('the video is not fetched before the page has loaded', async () => {
  const nothing = { onchange: null, addListener: () => {}, removeListener: () => {} }
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) =>
      Object.assign(new EventTarget(), { ...nothing, media, matches: media.includes('min-width') }),
    )
  const loading = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  renderWithSite(<Banner />)
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(video()).toBeNull()

  loading.mockReturnValue('complete')
  fireEvent.load(window)
  await waitFor(() => expect(video()).not.toBeNull())
})
