import { useState, type ComponentType } from 'react'
import { Button } from '@strapi/design-system'
import { useStrapiApp } from '@strapi/strapi/admin'
import type { Picture } from './picture-value'

interface LibraryDialogProps {
  allowedTypes: string[]
  multiple: boolean
  initiallySelectedAssets: Picture[]
  onClose(): void
  onSelectAssets(pictures: Picture[]): void
}

interface LibraryButtonProps {
  pictures: Picture[]
  isMultiple: boolean
  isDisabled: boolean
  onChoose(pictures: Picture[]): void
}

/** The second way: Strapi's own dialog for what was uploaded before. */
export function LibraryButton({ pictures, isMultiple, isDisabled, onChoose }: LibraryButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const components = useStrapiApp('PictureField', (app) => app.components)
  const Dialog = components['media-library'] as ComponentType<LibraryDialogProps> | undefined
  if (!Dialog) return null
  const choose = (chosen: Picture[]) => {
    onChoose(chosen)
    setIsOpen(false)
  }
  return (
    <>
      <Button variant="tertiary" disabled={isDisabled} onClick={() => setIsOpen(true)}>
        De la biblioteca
      </Button>
      {isOpen && (
        <Dialog
          allowedTypes={['images']}
          multiple={isMultiple}
          initiallySelectedAssets={pictures}
          onClose={() => setIsOpen(false)}
          onSelectAssets={choose}
        />
      )}
    </>
  )
}
