import { Box, Flex, LinkButton } from '@strapi/design-system'
import { ExternalLink } from '@strapi/icons'
import { Layouts, Page } from '@strapi/strapi/admin'
import { ConfirmationBox } from './confirmation-box'
import { Notice } from '../page/notice'
import { PinnedBox } from './pinned-box'
import { ProblemList } from './problem-list'
import { pendingOrder, type PublicationStatus } from './publication-model'
import { PUBLICATION_PERMISSIONS } from './publication-permissions'
import { ReleaseList } from './release-list'
import { StateCard } from './state-card'
import { usePublication } from './use-publication'

const TITLE = 'Publicación'

interface NoticesProps {
  status: PublicationStatus
  isFailing: boolean
}

function Notices({ status, isFailing }: NoticesProps) {
  const pending = pendingOrder(status)
  return (
    <>
      {isFailing && (
        <Notice
          tone="danger"
          title="Sin conexión con el panel."
          text="Lo que ves puede ser viejo. Se vuelve a intentar solo."
        />
      )}
      {pending && (
        <Notice tone="primary" title={pending} text="El sitio la cumple en unos segundos." />
      )}
    </>
  )
}

type Publication = ReturnType<typeof usePublication>

function Parts({ status, isFailing, giveOrder }: Publication & { status: PublicationStatus }) {
  const { report } = status
  return (
    <Flex direction="column" alignItems="stretch" gap={6}>
      <StateCard status={status} now={Date.now()} />
      <Notices status={status} isFailing={isFailing} />
      {report?.confirmation && (
        <ConfirmationBox
          confirmation={report.confirmation}
          onConfirm={() => giveOrder('confirm', report.confirmation?.content ?? '')}
        />
      )}
      {report && report.pinned !== null && (
        <PinnedBox
          pinned={report.pinned}
          status={status}
          onForward={() => giveOrder('forward', '')}
        />
      )}
      {report && report.problems.length > 0 && <ProblemList problems={report.problems} />}
      {report && (
        <ReleaseList
          releases={report.releases}
          authors={status.authors}
          onRollback={(name) => giveOrder('rollback', name)}
        />
      )}
    </Flex>
  )
}

function Publication() {
  const publication = usePublication()
  const { status, isFailing } = publication
  if (!status && isFailing) {
    return (
      <Page.Error content="No se pudo leer el estado de la publicación. Se vuelve a intentar solo." />
    )
  }
  if (!status) return <Page.Loading>Leyendo el estado de la publicación…</Page.Loading>
  return (
    <Page.Main>
      <Page.Title>{TITLE}</Page.Title>
      <Layouts.Header
        title={TITLE}
        subtitle="Qué muestra el sitio, y qué falta para que muestre lo del panel"
        primaryAction={
          <LinkButton
            href={status.siteUrl}
            target="_blank"
            rel="noopener"
            variant="secondary"
            endIcon={<ExternalLink />}
          >
            Ver el sitio
          </LinkButton>
        }
      />
      <Layouts.Content>
        <Box paddingBottom={8}>
          <Parts {...publication} status={status} />
        </Box>
      </Layouts.Content>
    </Page.Main>
  )
}

/** The panel's page on what the site shows, for those who may publish. */
export function PublicationPage() {
  return (
    <Page.Protect permissions={PUBLICATION_PERMISSIONS}>
      <Publication />
    </Page.Protect>
  )
}
