import { act, renderHook, screen } from '@testing-library/react'
import { useToasts } from './toast-store'
import { SiteTheme } from '../site-theme'

test('toasts added before their code is loaded are shown once it is', async () => {
  const { result } = renderHook(useToasts, { wrapper: SiteTheme })
  act(() => {
    result.current.success('Succesfully added Journal to Bucket')
    result.current.error('No connection.')
  })
  expect(await screen.findByText('Succesfully added Journal to Bucket')).toBeVisible()
  expect(screen.getByText('No connection.')).toBeVisible()
})
