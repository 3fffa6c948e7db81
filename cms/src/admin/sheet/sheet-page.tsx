import { Flex } from '@strapi/design-system'
import { useAuth } from '@strapi/strapi/admin'
import { OwnPage } from '../page/own-page'
import { DownloadBox } from './download-box'
import { PAGE_PERMISSIONS, permissionsOf } from './sheet-permissions'
import { UploadBox } from './upload-box'

/** All stores out to a spreadsheet, and back. */
export function SheetPage() {
  const may = permissionsOf(useAuth('SheetPage', ({ permissions }) => permissions))
  return (
    <OwnPage
      title="Planilla"
      subtitle="Para cambiar muchos comercios de una vez, en Excel o en otra planilla."
      permissions={PAGE_PERMISSIONS}
    >
      <Flex direction="column" alignItems="stretch" gap={6}>
        <DownloadBox />
        {may.bringIn && <UploadBox mayPublish={may.publish} />}
      </Flex>
    </OwnPage>
  )
}
