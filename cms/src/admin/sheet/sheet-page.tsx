import { Flex } from '@strapi/design-system'
import { Layouts, Page, useAuth } from '@strapi/strapi/admin'
import { DownloadBox } from './download-box'
import { PAGE_PERMISSIONS, permissionsOf } from './sheet-permissions'
import { UploadBox } from './upload-box'

const TITLE = 'Planilla'

/** All stores out to a spreadsheet, and back. */
export function SheetPage() {
  const may = permissionsOf(useAuth('SheetPage', ({ permissions }) => permissions))
  return (
    <Page.Protect permissions={PAGE_PERMISSIONS}>
      <Page.Title>{TITLE}</Page.Title>
      <Page.Main>
        <Layouts.Header
          title={TITLE}
          subtitle="Para cambiar muchos comercios de una vez, en Excel o en otra planilla."
        />
        <Layouts.Content>
          <Flex direction="column" alignItems="stretch" gap={6}>
            <DownloadBox />
            {may.bringIn && <UploadBox mayPublish={may.publish} />}
          </Flex>
        </Layouts.Content>
      </Page.Main>
    </Page.Protect>
  )
}
