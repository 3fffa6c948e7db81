import { Flex } from '@strapi/design-system'
import { APPLY_SHEETS, PUBLISH_STORES, READ_STORES } from '../../rules/panel-permissions'
import { OwnPage } from '../page/own-page'
import { useMay } from '../page/use-may'
import { DownloadBox } from './download-box'
import { UploadBox } from './upload-box'

/** All stores out to a spreadsheet, and back. */
export function SheetPage() {
  const mayApply = useMay(APPLY_SHEETS)
  const mayPublish = useMay(PUBLISH_STORES)
  return (
    <OwnPage
      title="Planilla"
      subtitle="Para cambiar muchos comercios de una vez, en Excel o en otra planilla."
      permissions={[READ_STORES]}
    >
      <Flex direction="column" alignItems="stretch" gap={6}>
        <DownloadBox />
        {mayApply && <UploadBox mayPublish={mayPublish} />}
      </Flex>
    </OwnPage>
  )
}
