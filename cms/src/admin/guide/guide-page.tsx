import type { ComponentPropsWithoutRef } from 'react'
import { Box, Flex, Link, Typography } from '@strapi/design-system'
import Markdown from 'markdown-to-jsx/react'
import markdown from '../../../../docs/guia-del-panel.md?raw'
import { OwnPage } from '../page/own-page'
import { bodyOf, byGuideName, chapterId, chaptersOf } from './guide-model'
import { GuideText } from './guide-text'

const PICTURES = byGuideName(
  import.meta.glob('../../../../docs/guia/*.webp', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
)

/** A picture of the guide, by the name that the text calls it. */
function Picture({ src = '', alt = '' }: ComponentPropsWithoutRef<'img'>) {
  return <img src={PICTURES.get(src)} alt={alt} loading="lazy" />
}

/** As wide as it needs to be: on a phone it is moved sideways, by finger or by keyboard. */
function Table({ children }: ComponentPropsWithoutRef<'table'>) {
  return (
    <div className="wide" tabIndex={0} role="group" aria-label="Tabla">
      <table>{children}</table>
    </div>
  )
}

const OPTIONS = {
  disableParsingRawHTML: true,
  slugify: chapterId,
  overrides: { img: Picture, table: Table },
}

function Contents() {
  return (
    <Box tag="nav" aria-label="Capítulos" paddingBottom={6}>
      <Flex tag="ul" direction="column" alignItems="flex-start" gap={2}>
        {chaptersOf(markdown).map(({ id, title }) => (
          <li key={id}>
            <Link href={`#${id}`} isExternal={false}>
              {title}
            </Link>
          </li>
        ))}
      </Flex>
    </Box>
  )
}

/** The guide for staff, as it is written in docs/guia-del-panel.md. */
export function GuidePage() {
  return (
    <OwnPage title="Guía" subtitle="Cómo se carga, se corrige y se publica">
      <Contents />
      <Typography tag="div">
        <GuideText>
          <Markdown options={OPTIONS}>{bodyOf(markdown)}</Markdown>
        </GuideText>
      </Typography>
    </OwnPage>
  )
}
