import { useEffect, useState } from 'react'
import { Field, Textarea, Typography } from '@strapi/design-system'

interface PictureCaptionProps {
  caption: string
  label: string
  canChange: boolean
  problem?: string
  onChange(caption: string): void
}

const LONGEST = 200

/** What a photograph shows, in a few words; handed on when the box is left. */
export function PictureCaption(props: PictureCaptionProps) {
  const { caption, label, canChange, problem, onChange } = props
  const [text, setText] = useState(caption)
  useEffect(() => setText(caption), [caption])
  if (!canChange) {
    return caption ? <Typography variant="pi">{caption}</Typography> : null
  }
  const finish = () => {
    const next = text.trim()
    setText(next)
    if (next !== caption || problem) onChange(next)
  }
  return (
    <Field.Root error={problem}>
      <Textarea
        aria-label={label}
        placeholder="Qué se ve en la foto"
        rows={2}
        maxLength={LONGEST}
        minHeight="6rem"
        resizable={false}
        value={text}
        onChange={(event: { target: { value: string } }) => setText(event.target.value)}
        onBlur={finish}
      />
      <Field.Error />
    </Field.Root>
  )
}
