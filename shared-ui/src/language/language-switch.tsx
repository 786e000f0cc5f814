import { languageCookie } from '@bucketeer/platform/text'
import { styled } from '@mui/material/styles'
import { useId, useState } from 'react'
import { pageLanguage } from '../messages/page-language'
import { visuallyHidden } from '../theme/styles'
import { useToasts } from '../toasts/toast-store'
import { words } from '../words'

/** Returns the languages of the site, which the server writes into every page. A build knows one only. */
function siteLanguages(): string[] {
  if (typeof document === 'undefined') return [pageLanguage()]
  const text = document.getElementById('bucketeer')?.textContent
  // Trusted without a check: the site's own server wrote it into the page.
  const { languages = [] } = JSON.parse(text ?? '{}') as { languages?: string[] }
  return languages
}

/** Returns the name of a language in itself, such as 'Deutsch'. */
const nameOf = (language: string) =>
  new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language

const year = 365 * 24 * 3600

const isKept = (language: string) => document.cookie.split('; ').includes(`${languageCookie}=${language}`)

/** Keeps the language for all later pages of this browser, and loads this one anew in it. Forms keep what was typed. */
function showIn(language: string) {
  document.cookie = `${languageCookie}=${language}; path=/; max-age=${year}; samesite=lax`
  if (!isKept(language) || document.documentElement.lang === language) return
  const address = new URL(window.location.href)
  address.searchParams.delete('language')
  if (address.href === window.location.href) window.location.reload()
  else window.location.replace(address)
}

/**
 * Shows the site in the language that a user has chosen on any device, if the site has it. The server sees no token when
 * it sends a page, so it knows the choice by the cookie only.
 */
export function followLanguage(language: string | null | undefined): void {
  if (language && siteLanguages().includes(language) && !isKept(language)) showIn(language)
}

const Select = styled('select')(({ theme }) => ({
  font: 'inherit',
  color: theme.vars.palette.text.primary,
  backgroundColor: 'transparent',
  border: `1px solid ${theme.vars.palette.edge}`,
  borderRadius: theme.vars.shape.borderRadius,
  minHeight: 44,
  // Its pages are prerendered before the languages are known.
  minWidth: 136,
  paddingInline: theme.spacing(1.5),
}))

interface LanguageSwitchProps {
  /** Stores the choice in the user's account. Default: only this browser keeps it. */
  keep?: (language: string) => Promise<void>
}

/** Lets the user choose the language of the site. Renders nothing on a site with one language. */
export function LanguageSwitch({ keep = async () => undefined }: LanguageSwitchProps) {
  const id = useId()
  const toasts = useToasts()
  const choose = (language: string) =>
    keep(language).then(
      () => showIn(language),
      ({ message }: Error) => toasts.error(words.couldNotChangeLanguage, { detail: message }),
    )
  const [languages] = useState(siteLanguages)
  if (typeof document !== 'undefined' && languages.length < 2) return null
  return (
    <>
      <label htmlFor={id} style={visuallyHidden}>
        {words.language}
      </label>
      <Select id={id} value={pageLanguage()} onChange={({ target }) => void choose(target.value)}>
        {languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {nameOf(language)}
          </option>
        ))}
      </Select>
    </>
  )
}
