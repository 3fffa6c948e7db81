import { useState } from 'react'
import { isFetchError, useFetchClient } from '@strapi/strapi/admin'
import { withCaption, type Picture } from './picture-value'

const problemOf = (error: unknown) =>
  isFetchError(error) && error.status === 403
    ? 'Tu rol no permite cambiar lo que dice esta foto.'
    : 'No se guardó lo que escribiste: tocá el cuadro y salí de él para probar de nuevo.'

/**
 * Captions belong to the picture and not to the form: they are kept at once, wherever the picture
 * is used.
 */
export function useCaptions(pictures: Picture[], onChange: (pictures: Picture[]) => void) {
  const { put } = useFetchClient()
  const [problems, setProblems] = useState<Readonly<Record<number, string | undefined>>>({})
  const tell = (id: number, problem?: string) =>
    setProblems((before) => ({ ...before, [id]: problem }))

  const change = async (id: number, caption: string) => {
    onChange(withCaption(pictures, id, caption))
    try {
      const fileInfo = { caption, alternativeText: caption }
      await put(`/upload/files/${id}`, { fileInfo })
      tell(id)
    } catch (error) {
      tell(id, problemOf(error))
    }
  }
  return {
    change: (id: number, caption: string) => void change(id, caption),
    problemOf: (id: number) => problems[id],
  }
}
