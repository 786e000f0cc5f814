import { chromium } from 'playwright-core'
import { tokenOf } from '../site/fill-database'
import { startCommand } from './run-command'
import { copyRemote, type RemoteCopy } from './remote-copy'

const file = 'src/features/kick-create/words.ts'
const originalText = 'One thing worth doing'

/** Opens the form for a new Kick of the remote that `npm run dev` serves. */
async function openForm(link: string, site: string) {
  const browser = await chromium.launch({ executablePath: process.env.BROWSER_PATH, args: ['--no-sandbox'] })
  const page = await browser.newPage()
  await page.addInitScript((token) => localStorage.setItem('authToken', token), tokenOf(1))
  await page.goto(link)
  await page.getByRole('button', { name: 'Replace' }).click()
  await page.goto(`${site}/kicks/create`)
  await page.getByText(originalText).waitFor()
  return { page, close: () => browser.close() }
}

async function timeEdits(copy: RemoteCopy, link: string, site: string, edits: number): Promise<number[]> {
  const { page, close } = await openForm(link, site)
  try {
    const seconds: number[] = []
    let currentText = originalText
    for (let edit = 1; edit <= edits; edit += 1) {
      const nextText = `Worth doing ${edit} times`
      const startedAt = performance.now()
      await copy.edit(file, currentText, nextText)
      await page.getByText(nextText).waitFor()
      seconds.push((performance.now() - startedAt) / 1000)
      currentText = nextText
    }
    return seconds
  } finally {
    await close()
  }
}

/** Measures hot reload: for each edit the seconds from saving a file until the open page shows it. */
export async function hotReload(site: string, edits: number): Promise<number[]> {
  const copy = await copyRemote('kicks')
  try {
    const devServer = await startCommand(['dev', copy.folder, '--to', site], /Open (http\S+)/)
    try {
      return await timeEdits(copy, devServer.match, site, edits)
    } finally {
      await devServer.stop()
    }
  } finally {
    await copy.remove()
  }
}
