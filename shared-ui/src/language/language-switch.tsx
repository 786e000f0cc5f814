import { languageCookie } from '@bucketeer/platform/text'
import { styled } from '@mui/material/styles'
import { useId, useState } from 'react'
import { pageLanguage } from '../messages/page-language'
import { visuallyHidden } from '../theme/styles'
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

/** Keeps the language for all later pages, and loads this one anew in it. Forms keep what was typed. */
function choose(language: string) {
  document.cookie = `${languageCookie}=${language}; path=/; max-age=${year}; samesite=lax`
  window.location.reload()
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

/** Lets the user choose the language of the site. Renders nothing on a site with one language. */
export function LanguageSwitch() {
  const id = useId()
  const [languages] = useState(siteLanguages)
  if (typeof document !== 'undefined' && languages.length < 2) return null
  return (
    <>
      <label htmlFor={id} style={visuallyHidden}>
        {words.language}
      </label>
      <Select id={id} value={pageLanguage()} onChange={({ target }) => choose(target.value)}>
        {languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {nameOf(language)}
          </option>
        ))}
      </Select>
    </>
  )
}
