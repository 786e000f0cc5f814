import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import type { MovingPart } from './moving-parts'

/** In pixels: nearly twice the largest size on the page. */
const size = { width: 2240, height: 960 }
export const framesPerSecond = 30
const seconds = 8

interface Scene {
  mode: 'light' | 'dark'
  svg: string
  parts: MovingPart[]
}

/** Wraps a moving part in a group with its class, and splits or copies it as `moves` says. Runs in the page. */
function wrapPart({ name, selector, moves }: MovingPart) {
  const found = document.querySelectorAll(selector)
  const part = found[0]
  if (!part || found.length > 1)
    throw new Error(`Expected one element for ${name} in the banner, found ${found.length}.`)

  const group = document.createElementNS('http://www.w3.org/2000/svg', 'g')
  group.setAttribute('class', name)
  part.replaceWith(group)
  const strokes = moves === 'strokes' ? part.getAttribute('d')?.match(/M[^M]+/g) : undefined
  if (!strokes) group.append(part)
  for (const d of strokes ?? []) {
    const stroke = document.importNode(part, true)
    stroke.setAttribute('d', d)
    group.append(stroke)
  }
  if (moves !== 'twice') return
  const copy = document.importNode(group, true)
  copy.classList.add('copy')
  group.after(copy)
}

function seek(milliseconds: number) {
  for (const animation of document.getAnimations()) {
    animation.pause()
    animation.currentTime = milliseconds
  }
}

async function loadScene(page: Page, { mode, svg, parts }: Scene) {
  const motion = await readFile(join(import.meta.dirname, 'motion.css'), 'utf8')
  await page.setContent(
    `<style>${motion} svg { width: 100vw; height: 100vh }</style><body class="${mode}">${svg}`,
  )
  for (const part of parts) await page.evaluate(wrapPart, part)
}

/** Renders one loop of the scene into `folder` as 0000.png, 0001.png and so on. */
export async function renderFrames(scene: Scene, folder: string): Promise<void> {
  const browser = await chromium.launch({
    ...(process.env.CHROME_PATH && { executablePath: process.env.CHROME_PATH }),
  })
  try {
    const page = await browser.newPage({ viewport: size })
    await loadScene(page, scene)
    for (let frame = 0; frame < seconds * framesPerSecond; frame += 1) {
      await page.evaluate(seek, (frame * 1000) / framesPerSecond)
      await page.screenshot({ path: join(folder, `${String(frame).padStart(4, '0')}.png`) })
    }
  } finally {
    await browser.close()
  }
}
