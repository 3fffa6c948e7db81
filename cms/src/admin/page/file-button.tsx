import { useRef } from 'react'
import { Button } from '@strapi/design-system'
import { Upload as UploadIcon } from '@strapi/icons'

interface FileButtonProps {
  /** 'Elegir el archivo' */
  label: string
  /** Of the input, for those who hear it. */
  inputLabel: string
  /** Endings of the names: '.csv,.txt' */
  accept: string
  size?: 'S' | 'L'
  variant?: 'default' | 'secondary'
  disabled: boolean
  onChoose(file: File): void
}

/** The button opens the browser's own dialog: its input cannot be named and sized as the panel's are. */
export function FileButton(props: FileButtonProps) {
  const { label, inputLabel, accept, size = 'S', variant = 'default', disabled, onChoose } = props
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={inputLabel}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // The same file may be chosen again after it was corrected.
          target.value = ''
          if (file) onChoose(file)
        }}
      />
      <Button
        size={size}
        variant={variant}
        startIcon={<UploadIcon />}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
    </>
  )
}
