import { Button, CloseIcon, IconButton, plainList, PlusIcon, Stack, Typography } from '@bucketeer/shared-ui'
import { Checkbox, TextField } from '@bucketeer/shared-ui/forms'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { entryLimits, type Step } from '../log/entry'
import { useOwnValue } from './when-field'
import { words } from './words'

interface StepListProps {
  value: Step[]
  onChange(steps: Step[], pace: 'now' | 'typing'): void
}

/** Lists the steps on the way, to write and to tick. Steps without a text are not saved. */
export function StepList({ value, onChange }: StepListProps) {
  const id = useId()
  const [steps, setSteps] = useState(value)
  const setOwn = useOwnValue(value, setSteps)
  const list = useRef<HTMLUListElement>(null)
  const [added, setAdded] = useState(0)
  useEffect(() => {
    if (added > 0) list.current?.querySelector<HTMLInputElement>('li:last-child input[type=text]')?.focus()
  }, [added])

  const show = (next: Step[], pace: 'now' | 'typing' = 'now') => {
    const written = next.filter(({ text }) => text.trim() !== '')
    setSteps(next)
    setOwn(written)
    onChange(written, pace)
  }
  const change = (step: Step, fields: Partial<Step>, pace?: 'typing') =>
    show(steps.with(steps.indexOf(step), { ...step, ...fields }), pace)
  const remove = (removed: Step) => show(steps.filter((step) => step !== removed))
  const isFull = steps.length >= entryLimits.steps
  const add = () => {
    if (isFull) return
    setSteps([...steps, { text: '', done: false }])
    setAdded(added + 1)
  }
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    add()
  }
  return (
    <Stack component="section" aria-labelledby={id} sx={{ gap: 1, alignItems: 'flex-start' }}>
      <Typography variant="subtitle2" component="h3" id={id}>
        {words.steps}
      </Typography>
      <Stack component="ul" role="list" ref={list} sx={{ gap: 1, ...plainList, alignSelf: 'stretch' }}>
        {steps.map((step, index) => (
          <Stack key={index} component="li" direction="row" sx={{ alignItems: 'center', gap: 0.5 }}>
            <Checkbox
              checked={step.done}
              onChange={({ target }) => change(step, { done: target.checked })}
              slotProps={{ input: { 'aria-label': words.stepDone(step.text, index + 1) } }}
            />
            <TextField
              size="small"
              fullWidth
              value={step.text}
              onChange={({ target }) => change(step, { text: target.value }, 'typing')}
              onKeyDown={addOnEnter}
              slotProps={{
                htmlInput: {
                  'aria-label': words.stepLabel(index + 1),
                  maxLength: entryLimits.step,
                  type: 'text',
                },
              }}
              autoComplete="off"
            />
            <IconButton aria-label={words.removeStep(step.text, index + 1)} onClick={() => remove(step)}>
              <CloseIcon size={18} />
            </IconButton>
          </Stack>
        ))}
      </Stack>
      {!isFull && (
        <Button size="small" startIcon={<PlusIcon size={18} />} onClick={add}>
          {words.addStep}
        </Button>
      )}
    </Stack>
  )
}
