import { beginningOf, foldText } from '@bucketeer/platform/text'
import type { ArchivedJournal, ArchivedStory, ArchiveFile } from '../format'
import type { Document } from '../store-zip'

const longestName = 60

/** Returns a name that every file system takes, and that no other Journal has. */
function fileName({ title, id }: ArchivedJournal) {
  const words = foldText(title).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return [beginningOf(words.join('-'), longestName), id.slice(-6)].filter(Boolean).join('-')
}

const storyText = ({ title, happenedOn, content, photos }: ArchivedStory) =>
  [
    `## ${title}`,
    ...(happenedOn === null ? [] : [`*${happenedOn}*`]),
    content,
    ...photos.map(({ file, alt, caption }) => `![${alt || caption}](../${file})`),
  ].join('\n\n')

/** Returns the Journals as Markdown with their paths. */
export const markdownFiles = ({ journals }: ArchiveFile): Document[] =>
  journals.map((journal) => [
    `journals/${fileName(journal)}.md`,
    () =>
      [`# ${journal.title}`, journal.description, ...journal.stories.map(storyText)].flatMap((part) =>
        part === '' ? [] : [part, '\n\n'],
      ),
  ])
