import { useState } from 'react'
import { Button, Checkbox, Flex, Typography } from '@strapi/design-system'
import { capital } from '../../rules/capital'
import { countOf, counted, type ShownRow } from './sheet-model'

interface ApplyBarProps {
  rows: readonly ShownRow[]
  mayPublish: boolean
  onApply(publish: boolean): void
}

/** 'Agregar 2 comercios y cambiar 1' */
function label(rows: readonly ShownRow[]): string {
  const [added, changed] = [countOf(rows, 'new'), countOf(rows, 'change')]
  const adds = added > 0 ? [`agregar ${counted(added, 'comercio', 'comercios')}`] : []
  const changes =
    changed > 0
      ? [`cambiar ${added > 0 ? changed : counted(changed, 'comercio', 'comercios')}`]
      : []
  return capital([...adds, ...changes].join(' y '))
}

/** The last word before anything is written. */
export function ApplyBar({ rows, mayPublish, onApply }: ApplyBarProps) {
  const [publish, setPublish] = useState(false)
  if (countOf(rows, 'new', 'change') === 0) {
    return <Typography fontWeight="bold">No hay nada para aplicar.</Typography>
  }
  return (
    <Flex direction="column" alignItems="flex-start" gap={3}>
      {mayPublish && (
        <Checkbox checked={publish} onCheckedChange={(checked) => setPublish(checked === true)}>
          Publicar también lo nuevo y lo que ya estaba publicado
        </Checkbox>
      )}
      <Typography textColor="neutral600">
        {publish
          ? 'Se ve en el sitio enseguida. Lo que estaba en borrador o con cambios sin publicar queda sin publicar.'
          : 'Queda sin publicar: el sitio no cambia hasta que alguien lo publique.'}
      </Typography>
      <Button size="L" onClick={() => onApply(publish)}>
        {label(rows)}
      </Button>
    </Flex>
  )
}
