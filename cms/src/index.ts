import type { Core } from '@strapi/strapi'
import { createDesk } from './api/publication/services/desk'
import { watchChanges } from './api/publication/services/version'
import { makeCommitsHonest } from './database/honest-commit'
import { surviveUnawaitedQueries } from './database/unawaited-queries'
import { createDocumentChecks } from './documents/check-documents'
import { watchInverse } from './documents/inverse-relations'
import { createSequences } from './documents/numbers'
import { createUniqueIndexes } from './documents/unique'
import { checkForwardAddress, startForwarding } from './leads/forward-leads'
import { createSubmissionIndex } from './leads/store-lead'
import { describeFields } from './panel/describe-fields'
import { openLeadDownload } from './panel/lead-download'
import { letEditorsPublish, openPublicationDesk } from './panel/publication-desk'
import { checkSecrets } from './security/check-secrets'
import {
  closePublicApi,
  deleteDefaultTokens,
  hideVisitorAccounts,
  removePluginApis,
} from './security/close-public-api'
import { createFirstAdmin, FIRST_ADMIN_CREATED, greetStaffInSpanish } from './security/first-admin'

/** Ends what `bootstrap` started. */
let endForwarding = async () => {}

export default {
  async register({ strapi }: { strapi: Core.Strapi }) {
    checkSecrets(process.env)
    surviveUnawaitedQueries(strapi)
    checkForwardAddress(strapi)
    removePluginApis(strapi)
    hideVisitorAccounts(strapi)
    strapi.customFields.register({ name: 'hours', type: 'json' })
    strapi.customFields.register({ name: 'coordinate', type: 'float' })
    strapi.documents.use(createDocumentChecks(strapi) as never)
    await openPublicationDesk(strapi)
    openLeadDownload(strapi)
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    makeCommitsHonest(strapi.db.connection)
    greetStaffInSpanish(strapi)
    await closePublicApi(strapi)
    await deleteDefaultTokens(strapi)
    await createUniqueIndexes(strapi)
    await createSequences(strapi)
    await watchChanges(strapi)
    watchInverse(strapi)
    await createDesk(strapi)
    await letEditorsPublish(strapi)
    await describeFields(strapi)
    await createSubmissionIndex(strapi)
    endForwarding = await startForwarding(strapi)
    if (await createFirstAdmin(strapi)) console.info(FIRST_ADMIN_CREATED)
  },

  async destroy() {
    await endForwarding()
  },
}
