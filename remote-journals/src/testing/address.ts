import { screen } from '@testing-library/react'

/** Where one is, as `JournalRoutes` tells it. */
export const address = () => screen.getByLabelText('Address').textContent
