import { Accordion, Box, Typography } from '@strapi/design-system'
import {
  SHEET_COLUMNS,
  STATE_HEADER,
  type CellKind,
  type SheetColumn,
} from '../../rules/sheet/columns'

const HINTS: Record<CellKind, string> = {
  number: 'El número del comercio. Vacío: es un comercio nuevo.',
  text: 'Texto.',
  flag: 'sí o no.',
  phone: 'Como se marca: 3777 42-1234.',
  whatsapp: 'Con característica: 3777 55-5123.',
  link: 'Una dirección web: https://…',
  account: 'El enlace, o @nombre.',
  place: 'Coordenadas o enlace de Google Maps: -29.1405, -59.2631.',
  hours: 'Lunes a viernes: 8:00 a 12:00 y 16:00 a 20:00; Sábado: 9:00 a 13:00; Domingo: cerrado.',
  choices: 'Nombres de la guía, separados por comas.',
}

/** What a text's column needs to be told beside that it is text. */
const HINTS_BY_KEY: Readonly<Record<string, string>> = {
  name: 'Obligatorio en los comercios nuevos.',
  city: 'Vacía en un comercio nuevo: Goya.',
  tags: 'Palabras para el buscador, separadas por comas.',
  specialHours: 'Uno por línea: 24/12/2026 = 9 a 13.',
  internalNote: 'Solo para el equipo. La que ya está no se reemplaza: se puede agregar al final.',
}

const hintOf = ({ key, kind }: SheetColumn): string => HINTS_BY_KEY[key] ?? HINTS[kind]

/** Every column with what may stand in it, folded until somebody asks. */
export function ColumnHelp() {
  return (
    <Accordion.Root>
      <Accordion.Item value="columns">
        <Accordion.Header>
          <Accordion.Trigger>Qué va en cada columna</Accordion.Trigger>
        </Accordion.Header>
        <Accordion.Content>
          <Box tag="ul" padding={4}>
            {SHEET_COLUMNS.map((column) => (
              <Box tag="li" key={column.key} paddingBottom={2}>
                <Typography fontWeight="bold">{column.header}</Typography>{' '}
                <Typography textColor="neutral600">{hintOf(column)}</Typography>
              </Box>
            ))}
            <Box tag="li">
              <Typography fontWeight="bold">{STATE_HEADER}</Typography>{' '}
              <Typography textColor="neutral600">
                Solo informa: cambiarlo acá no publica ni saca del sitio. Eso se hace en la ficha.
              </Typography>
            </Box>
          </Box>
        </Accordion.Content>
      </Accordion.Item>
    </Accordion.Root>
  )
}
