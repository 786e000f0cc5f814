import { chromium } from 'playwright-core'
import { tokenOf } from '../site/fill-database'
import { startCommand } from './run-command'
import { copyRemote, type RemoteCopy } from './remote-copy'

const edits = 5
const file = 'src/features/kick-create/words.ts'
const said = 'One thing worth doing'

/** Opens the form of a Kick as a remote under development has it. */
async function openForm(link: string, site: string) {
  const browser = await chromium.launch({ executablePath: process.env.BROWSER_PATH, args: ['--no-sandbox'] })
  const page = await browser.newPage()
  await page.addInitScript((token) => localStorage.setItem('authToken', token), tokenOf(1))
  await page.goto(link)
  await page.getByRole('button', { name: 'Replace' }).click()
  await page.goto(`${site}/kicks/create`)
  await page.getByText(said).waitFor()
  return { page, close: () => browser.close() }
}

async function timeEdits(copy: RemoteCopy, link: string, site: string): Promise<number[]> {
  const { page, close } = await openForm(link, site)
  try {
    const seconds: number[] = []
    let present = said
    for (let edit = 1; edit <= edits; edit += 1) {
      const next = `Worth doing ${edit} times`
      const since = performance.now()
      await copy.edit(file, present, next)
      await page.getByText(next).waitFor()
      seconds.push((performance.now() - since) / 1000)
      present = next
    }
    return seconds
  } finally {
    await close()
  }
}

/** From the moment a file is saved until the open page shows it, in seconds, for each of several edits. */
export async function hotReload(site: string): Promise<number[]> {
  const copy = await copyRemote('kicks')
  try {
    const development = await startCommand(['dev', copy.folder, '--to', site], /Open (http\S+)/)
    try {
      return await timeEdits(copy, development.said, site)
    } finally {
      await development.stop()
    }
  } finally {
    await copy.remove()
  }
}
