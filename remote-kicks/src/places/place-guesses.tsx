import { Button, Stack } from '@bucketeer/shared-ui'
import { suggestionLabel, type Suggestion } from './place-directory'
import { words } from './words'

interface PlaceGuessesProps {
  guesses: Suggestion[]
  onChoose(guess: Suggestion): void
}

/** Suggestions for a text without an exact match. */
export const PlaceGuesses = ({ guesses, onChoose }: PlaceGuessesProps) => (
  <Stack
    role="group"
    aria-label={words.field.guesses}
    direction="row"
    sx={{ flexWrap: 'wrap', gap: 1, marginTop: 1 }}
  >
    {guesses.map((guess) => (
      <Button key={guess.id} size="small" variant="outlined" onClick={() => onChoose(guess)}>
        {suggestionLabel(guess)}
      </Button>
    ))}
  </Stack>
)
