import { Box, Flex, LinkButton } from '@strapi/design-system'
import { ExternalLink } from '@strapi/icons'
import { Layouts, Page, useFetchClient } from '@strapi/strapi/admin'
import type { OrderAction } from '../../api/publication/services/desk'
import { MANAGE_PUBLICATION } from '../../rules/panel-permissions'
import { ConfirmationBox } from './confirmation-box'
import { Notice } from '../page/notice'
import { useAnswer } from '../page/use-answer'
import { PinnedBox } from './pinned-box'
import { ProblemList } from './problem-list'
import { pendingOrder, type PublicationStatus } from './publication-model'
import { ReleaseList } from './release-list'
import { StateCard } from './state-card'

const TITLE = 'Publicación'
const POLL_MS = 4_000

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

interface PartsProps extends NoticesProps {
  /** Throws what the CMS answers. */
  giveOrder(action: OrderAction, target: string): Promise<void>
}

function Parts({ status, isFailing, giveOrder }: PartsProps) {
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
  const { post } = useFetchClient()
  const asked = useAnswer<PublicationStatus>('/publication/status', { pause: POLL_MS })
  const status = asked.value
  const isFailing = asked.error !== null
  const giveOrder = async (action: OrderAction, target: string) => {
    await post('/publication/order', { action, target })
    await asked.reload()
  }
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
          <Parts status={status} isFailing={isFailing} giveOrder={giveOrder} />
        </Box>
      </Layouts.Content>
    </Page.Main>
  )
}

/** The panel's page on what the site shows, for those who may publish. */
export function PublicationPage() {
  return (
    <Page.Protect permissions={[MANAGE_PUBLICATION]}>
      <Publication />
    </Page.Protect>
  )
}
