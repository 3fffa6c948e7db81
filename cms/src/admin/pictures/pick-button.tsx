import { useRef, type ChangeEvent } from 'react'
import { Button, useField } from '@strapi/design-system'
import { Plus } from '@strapi/icons'

interface PickButtonProps {
  isMultiple: boolean
  isEmpty: boolean
  onFiles(files: File[]): void
}

const labelOf = (isMultiple: boolean, isEmpty: boolean) => {
  if (isMultiple) return isEmpty ? 'Elegir fotos' : 'Agregar más fotos'
  return isEmpty ? 'Elegir una imagen' : 'Cambiar la imagen'
}

/** Opens the device's own chooser: on a phone, its gallery. */
export function PickButton({ isMultiple, isEmpty, onFiles }: PickButtonProps) {
  const { id } = useField('PickButton')
  const input = useRef<HTMLInputElement>(null)
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(target.files ?? [])])
    // The same file can be chosen once more.
    target.value = ''
  }
  return (
    <>
      <input
        ref={input}
        id={id}
        type="file"
        accept="image/*"
        multiple={isMultiple}
        hidden
        onChange={pick}
      />
      <Button
        variant="secondary"
        startIcon={isMultiple ? <Plus /> : undefined}
        style={{ whiteSpace: 'nowrap' }}
        data-pick
        onClick={() => input.current?.click()}
      >
        {labelOf(isMultiple, isEmpty)}
      </Button>
    </>
  )
}
