import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { signedIn } from '@bucketeer/shared-auth/testing'
import { openBar } from '../../testing/open-bar'

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

describe('NavMenu with a mouse', () => {
  // @spec S2.28
  it('opens immediately on hover', async () => {
    openBar()
    await userEvent.hover(menu('Trips'))
    expect(link('Your Trips')).toBeVisible()
    expect(menu('Trips')).toHaveAttribute('aria-expanded', 'true')
  })

  it('closes immediately when the next menu is hovered', async () => {
    openBar()
    await userEvent.hover(menu('Trips'))
    await userEvent.hover(menu('Diaries'))
    expect(link('Your Trips')).not.toBeInTheDocument()
    expect(link('Your Diaries')).toBeVisible()
  })

  it('closes 200 ms after the pointer has left', () => {
    jest.useFakeTimers()
    openBar()
    fireEvent.pointerEnter(menu('Trips'))
    fireEvent.pointerLeave(menu('Trips'))
    act(() => jest.advanceTimersByTime(100))
    expect(link('Your Trips')).toBeVisible()
    act(() => jest.advanceTimersByTime(200))
    expect(link('Your Trips')).not.toBeInTheDocument()
  })

  it('stays open on the first click after hover and closes on the next one', async () => {
    openBar()
    await userEvent.click(menu('Trips'))
    expect(link('Your Trips')).toBeVisible()
    await userEvent.click(menu('Trips'))
    expect(link('Your Trips')).not.toBeInTheDocument()
  })

  it('closes on a press elsewhere', async () => {
    openBar()
    await userEvent.click(menu('Trips'))
    await userEvent.pointer({ keys: '[TouchA]', target: screen.getByText('Page') })
    expect(link('Your Trips')).not.toBeInTheDocument()
  })

  it('closes on Escape without moving focus', async () => {
    openBar()
    await userEvent.hover(menu('Trips'))
    await userEvent.keyboard('{Escape}')
    expect(link('Your Trips')).not.toBeInTheDocument()
    expect(document.body).toHaveFocus()
  })
})

describe('NavMenu with touch', () => {
  it('opens on the first tap and closes on the second', async () => {
    openBar()
    await userEvent.pointer({ keys: '[TouchA]', target: menu('Trips') })
    expect(link('Your Trips')).toBeVisible()
    await userEvent.pointer({ keys: '[TouchA]', target: menu('Trips') })
    expect(link('Your Trips')).not.toBeInTheDocument()
  })
})

describe('NavMenu with a keyboard', () => {
  it.each(['{Enter}', ' '])('opens and closes with "%s"', async (key) => {
    openBar()
    await tabTo('Trips')
    await userEvent.keyboard(key)
    expect(link('Your Trips')).toBeVisible()
    expect(menu('Trips')).toHaveFocus()
    await userEvent.keyboard(key)
    expect(link('Your Trips')).not.toBeInTheDocument()
  })

  it('opens with the down arrow, which moves through its links and wraps around', async () => {
    openBar()
    await tabTo('Trips')
    await userEvent.keyboard('{ArrowDown}')
    expect(link('Your Trips')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    expect(link('Plan a Trip')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    expect(link('Your Trips')).toHaveFocus()
  })

  it('opens at its last link with the up arrow, and jumps with Home and End', async () => {
    openBar()
    await tabTo('Trips')
    await userEvent.keyboard('{ArrowUp}')
    expect(link('Plan a Trip')).toHaveFocus()
    await userEvent.keyboard('{Home}')
    expect(link('Your Trips')).toHaveFocus()
    await userEvent.keyboard('{End}')
    expect(link('Plan a Trip')).toHaveFocus()
  })

  it('moves to the other entries of the bar with the left and right arrows', async () => {
    openBar()
    await tabTo('Trips')
    await userEvent.keyboard('{ArrowRight}')
    expect(link('About us')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    expect(menu('Trips')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    expect(menu('Diaries')).toHaveFocus()
  })

  it('closes on Escape and returns focus to its button', async () => {
    openBar()
    await tabTo('Trips')
    await userEvent.keyboard('{ArrowDown}{Escape}')
    expect(link('Your Trips')).not.toBeInTheDocument()
    expect(menu('Trips')).toHaveFocus()
  })

  it('closes when focus leaves it by Tab', async () => {
    openBar()
    await tabTo('Trips')
    await userEvent.keyboard('{ArrowUp}')
    await userEvent.tab()
    expect(link('Plan a Trip')).not.toBeInTheDocument()
    expect(link('About us')).toHaveFocus()
  })

  it('closes when a link is followed', async () => {
    const { router } = openBar()
    await tabTo('Trips')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(router.state.location.pathname).toBe('/trips')
    expect(link('Your Trips')).not.toBeInTheDocument()
  })
})

describe('NavMenu of the current part', () => {
  it('marks the menu and the link of the current page', async () => {
    openBar({ at: '/trips/plan' })
    expect(menu('Trips')).toHaveAttribute('aria-current', 'true')
    expect(menu('Diaries')).not.toHaveAttribute('aria-current')
    await userEvent.hover(menu('Trips'))
    expect(link('Plan a Trip')).toHaveAttribute('aria-current', 'page')
  })
})
