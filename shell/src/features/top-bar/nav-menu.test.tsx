import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { signedIn } from '@bucketeer/shared-auth/testing'
import { openBar } from './testing-bar'

const menu = (name: string) => screen.getByRole('button', { name })
const link = (name: string) => screen.queryByRole('link', { name })

const tabTo = async (name: string) => {
  while (document.activeElement !== menu(name)) await userEvent.tab()
}

beforeEach(() => {
  signedIn()
})
afterEach(() => {
  jest.useRealTimers()
})

describe('A menu of the top bar, under a mouse', () => {
  // @spec S2.28
  it('opens at once when hovered', async () => {
    openBar()
    await userEvent.hover(menu('Trips'))
    expect(link('Your Trips')).toBeVisible()
    expect(menu('Trips')).toHaveAttribute('aria-expanded', 'true')
  })

  it('gives way at once to the next one', async () => {
    openBar()
    await userEvent.hover(menu('Trips'))
    await userEvent.hover(menu('Diaries'))
    expect(link('Your Trips')).not.toBeInTheDocument()
    expect(link('Your Diaries')).toBeVisible()
  })

  it('closes when it is left, with a little grace for a way that cuts the corner', () => {
    jest.useFakeTimers()
    openBar()
    fireEvent.pointerEnter(menu('Trips'))
    fireEvent.pointerLeave(menu('Trips'))
    act(() => jest.advanceTimersByTime(100))
    expect(link('Your Trips')).toBeVisible()
    act(() => jest.advanceTimersByTime(200))
    expect(link('Your Trips')).not.toBeInTheDocument()
  })

  it('stays when the button is clicked that opened it by hovering, and closes on the next click', async () => {
    openBar()
    await userEvent.click(menu('Trips'))
    expect(link('Your Trips')).toBeVisible()
    await userEvent.click(menu('Trips'))
    expect(link('Your Trips')).not.toBeInTheDocument()
  })

  it('closes on a press anywhere else', async () => {
    openBar()
    await userEvent.click(menu('Trips'))
    await userEvent.pointer({ keys: '[TouchA]', target: screen.getByText('Page') })
    expect(link('Your Trips')).not.toBeInTheDocument()
  })

  it('closes on Escape without the focus moving', async () => {
    openBar()
    await userEvent.hover(menu('Trips'))
    await userEvent.keyboard('{Escape}')
    expect(link('Your Trips')).not.toBeInTheDocument()
    expect(document.body).toHaveFocus()
  })
})

describe('A menu of the top bar, under a finger', () => {
  it('opens on the first tap and closes on the second', async () => {
    openBar()
    await userEvent.pointer({ keys: '[TouchA]', target: menu('Trips') })
    expect(link('Your Trips')).toBeVisible()
    await userEvent.pointer({ keys: '[TouchA]', target: menu('Trips') })
    expect(link('Your Trips')).not.toBeInTheDocument()
  })
})

describe('A menu of the top bar, by keyboard', () => {
  it.each(['{Enter}', ' '])('opens and closes with "%s"', async (key) => {
    openBar()
    await tabTo('Trips')
    await userEvent.keyboard(key)
    expect(link('Your Trips')).toBeVisible()
    expect(menu('Trips')).toHaveFocus()
    await userEvent.keyboard(key)
    expect(link('Your Trips')).not.toBeInTheDocument()
  })

  it('opens with the arrow down, which goes on through its links and round', async () => {
    openBar()
    await tabTo('Trips')
    await userEvent.keyboard('{ArrowDown}')
    expect(link('Your Trips')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    expect(link('Plan a Trip')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    expect(link('Your Trips')).toHaveFocus()
  })

  it('opens with the arrow up at its last link; Home and End jump', async () => {
    openBar()
    await tabTo('Trips')
    await userEvent.keyboard('{ArrowUp}')
    expect(link('Plan a Trip')).toHaveFocus()
    await userEvent.keyboard('{Home}')
    expect(link('Your Trips')).toHaveFocus()
    await userEvent.keyboard('{End}')
    expect(link('Plan a Trip')).toHaveFocus()
  })

  it('is one of a row, through which the arrows left and right go', async () => {
    openBar()
    await tabTo('Trips')
    await userEvent.keyboard('{ArrowRight}')
    expect(link('About us')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    expect(menu('Trips')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    expect(menu('Diaries')).toHaveFocus()
  })

  it('closes on Escape and gives focus back', async () => {
    openBar()
    await tabTo('Trips')
    await userEvent.keyboard('{ArrowDown}{Escape}')
    expect(link('Your Trips')).not.toBeInTheDocument()
    expect(menu('Trips')).toHaveFocus()
  })

  it('closes when one tabs out of it', async () => {
    openBar()
    await tabTo('Trips')
    await userEvent.keyboard('{ArrowUp}')
    await userEvent.tab()
    expect(link('Plan a Trip')).not.toBeInTheDocument()
    expect(link('About us')).toHaveFocus()
  })

  it('closes when one of its links is followed', async () => {
    const { router } = openBar()
    await tabTo('Trips')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(router.state.location.pathname).toBe('/trips')
    expect(link('Your Trips')).not.toBeInTheDocument()
  })
})

describe('The menu of the part that one is in', () => {
  it('says so, and so does its link', async () => {
    openBar({ at: '/trips/plan' })
    expect(menu('Trips')).toHaveAttribute('aria-current', 'true')
    expect(menu('Diaries')).not.toHaveAttribute('aria-current')
    await userEvent.hover(menu('Trips'))
    expect(link('Plan a Trip')).toHaveAttribute('aria-current', 'page')
  })
})
