export { dropDraft, newStoryDraft, storyDraft } from './drafts'
export { StoryForm } from './story-form'
export { newStory, valuesOf } from './story-values'
