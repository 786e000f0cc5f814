import { screen } from '@testing-library/react'
import { renderWithSite } from '@bucketeer/shared-ui/testing'
import { skeletons } from './skeletons'

test.each(Object.entries(skeletons))('the skeleton %s has the loading message as its h1', (_, Skeleton) => {
  renderWithSite(<Skeleton />)
  expect(screen.getByRole('heading', { level: 1, name: "You're travels are incoming" })).toBeVisible()
})
