import { useRef } from 'react'
import { Flex, Typography } from '@strapi/design-system'
import { useField, useNotification } from '@strapi/strapi/admin'
import { BROWSE_PICTURES, DESCRIBE_PICTURES, UPLOAD_PICTURES } from '../../rules/panel-permissions'
import { FormField, type InputProps } from '../forms/form-field'
import { useMay } from '../page/use-may'
import { DropZone } from './drop-zone'
import { LibraryButton } from './library-button'
import { DragNote, Note } from './note'
import { PictureGrid } from './picture-grid'
import { insertInTurn, picturesOf, valueOf, type Picture, type PictureValue } from './picture-value'
import { PickButton } from './pick-button'
import { onlyOne, uploadRefusal } from './problems'
import { UploadTile } from './upload-tile'
import { progressOf } from './upload-queue'
import { useUploads } from './use-uploads'

interface PictureFieldProps extends InputProps {
  attribute?: { multiple?: boolean }
}

/** What the field of the form holds, also to an upload that ends after several renderings. */
function usePictures(name: string, isMultiple: boolean) {
  const { value, onChange } = useField<PictureValue>(name)
  const latest = useRef<Picture[]>([])
  latest.current = picturesOf(value)
  const change = (pictures: Picture[]) => {
    latest.current = pictures
    onChange(name, valueOf(pictures, isMultiple))
  }
  return { pictures: latest.current, latest, change }
}

/**
 * Form field of the panel for one picture or several: chosen from the device, sent at once and in
 * order, or taken from the media library. Keeps what Strapi's own field would keep.
 */
export function PictureField({ attribute, disabled = false, ...field }: PictureFieldProps) {
  const isMultiple = attribute?.multiple ?? false
  const { pictures, latest, change } = usePictures(field.name, isMultiple)
  const mayUpload = useMay(UPLOAD_PICTURES)
  const mayDescribe = useMay(DESCRIBE_PICTURES)
  const mayBrowse = useMay(BROWSE_PICTURES)
  const { toggleNotification } = useNotification()
  const turns = useRef(new Map<number, number>())
  const { uploads, isBusy, choose, retry, remove } = useUploads((picture, turn) => {
    turns.current.set(picture.id, turn)
    change(isMultiple ? insertInTurn(latest.current, picture, turns.current) : [picture])
  })
  const canUpload = mayUpload && !disabled
  const take = (files: File[]) => {
    const [first] = files
    if (!first) return
    if (!isMultiple && files.length > 1) {
      toggleNotification({ type: 'warning', message: onlyOne(first.name) })
    }
    choose(isMultiple ? files : [first])
  }
  return (
    <FormField {...field}>
      <DropZone label={field.label} isOpen={canUpload} isDisabled={disabled} onFiles={take}>
        <PictureGrid
          pictures={pictures}
          isMultiple={isMultiple}
          canChange={!disabled}
          canCaption={mayDescribe && !disabled}
          onChange={change}
        >
          {uploads.map((upload) => (
            <UploadTile
              key={upload.turn}
              upload={upload}
              onRetry={() => retry(upload.turn)}
              onRemove={() => remove(upload.turn)}
            />
          ))}
        </PictureGrid>
        {disabled ? (
          pictures.length === 0 && <Typography textColor="neutral600">Sin imagen</Typography>
        ) : (
          <Flex gap={2} wrap="wrap" flex="1 1 14rem">
            {mayUpload && (
              <PickButton
                isMultiple={isMultiple}
                isEmpty={pictures.length === 0 && uploads.length === 0}
                onFiles={take}
              />
            )}
            {mayBrowse && (
              <LibraryButton
                pictures={pictures}
                isMultiple={isMultiple}
                isDisabled={isBusy}
                onChoose={change}
              />
            )}
            <Note role="status">{progressOf(uploads)}</Note>
            {canUpload && isMultiple && !isBusy && <DragNote>o arrastralas hasta acá</DragNote>}
            {!mayUpload && <Note>{uploadRefusal(mayBrowse)}</Note>}
          </Flex>
        )}
      </DropZone>
    </FormField>
  )
}
