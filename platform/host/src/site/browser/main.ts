import { tokenStorageKey } from '@bucketeer/platform/runtime'
import type { PageStart } from '../page-start'
import { makeEarlyCalls } from './early-calls'
import { preloadForMembers } from './member-preloads'
import { startShellAfterPaint } from './shell-start'

function readToken() {
  try {
    return localStorage.getItem(tokenStorageKey) || null
  } catch {
    return null
  }
}

function readPageStart(): PageStart | undefined {
  const text = document.getElementById('page-start')?.textContent
  // The server that wrote it also wrote this script.
  return text ? (JSON.parse(text) as PageStart) : undefined
}

const pageStart = readPageStart()
if (pageStart) {
  const token = readToken()
  makeEarlyCalls(pageStart, token)
  if (token) preloadForMembers(pageStart.memberPreloads)
}
startShellAfterPaint()
