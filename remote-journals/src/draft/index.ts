export { useDraft } from './use-draft'
export { useOwner } from './use-owner'
export { draftOf } from './draft-storage'
