import type { Core } from '@strapi/strapi'
import { createDesk } from './api/publication/services/desk'
import { watchChanges } from './api/publication/services/version'
import { createDocumentChecks } from './documents/check-documents'
import { createSequences } from './documents/numbers'
import { createUniqueIndexes } from './documents/unique'
import { openHealth } from './health/open-health'
import { readReceivers, startForwarding } from './leads/forward-leads'
import { openCounts } from './leads/lead-counts'
import { createSubmissionIndex } from './leads/store-lead'
import { searchLists } from './list-search/search-lists'
import { createDayIndex, sortWithinDay } from './missed-searches/missed-searches'
import { describeFields } from './panel/describe-fields'
import { makeRoles } from './panel/roles/make-roles'
import { registerOwnDraft } from './panel/roles/own-draft'
import { openStaffRoutes } from './panel/staff-routes'
import { createConfirmationIndex } from './quality/confirmations'
import { createDistinctIndex } from './quality/distinct-pairs'
import { checkSecrets } from './security/check-secrets'
import { createFirstAdmin, FIRST_ADMIN_CREATED } from './security/first-admin'
import { answerWithoutAi } from './strapi-adjustments/answer-without-ai'
import {
  closePublicApi,
  deleteDefaultTokens,
  hideVisitorAccounts,
  removePluginApis,
} from './strapi-adjustments/close-public-api'
import { watchInverseRelations } from './strapi-adjustments/keep-inverse-relations'
import { keepSiteMadeTypesReadOnly } from './strapi-adjustments/keep-site-made-types-read-only'
import { logUnhandledRejections } from './strapi-adjustments/log-unhandled-rejections'
import { rejectFailedCommits } from './strapi-adjustments/reject-failed-commits'
import { speakSpanishToStaff } from './strapi-adjustments/speak-spanish-to-staff'
import { withholdUnusedSettings } from './strapi-adjustments/withhold-unused-settings'
import { startForgetting } from './undo/retention'
import { createUndo, createUndoIndexes } from './undo/watch-documents'

/** Ends what `bootstrap` started. */
let endForwarding = async () => {}
let endForgetting = () => {}
let endCounts = () => {}

export default {
  async register({ strapi }: { strapi: Core.Strapi }) {
    checkSecrets(process.env)
    logUnhandledRejections(strapi)
    readReceivers(strapi)
    removePluginApis(strapi)
    hideVisitorAccounts(strapi)
    strapi.customFields.register({ name: 'hours', type: 'json' })
    strapi.customFields.register({ name: 'coordinate', type: 'float' })
    strapi.documents.use(createDocumentChecks(strapi) as never)
    strapi.documents.use(createUndo(strapi) as never)
    strapi.documents.use(sortWithinDay as never)
    strapi.documents.use(searchLists(strapi) as never)
    keepSiteMadeTypesReadOnly(strapi)
    withholdUnusedSettings(strapi)
    answerWithoutAi(strapi)
    await registerOwnDraft(strapi)
    await openStaffRoutes(strapi)
    openHealth(strapi)
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    rejectFailedCommits(strapi.db.connection)
    speakSpanishToStaff(strapi)
    await closePublicApi(strapi)
    await deleteDefaultTokens(strapi)
    await createUniqueIndexes(strapi)
    await createSequences(strapi)
    await watchChanges(strapi)
    watchInverseRelations(strapi)
    await createDesk(strapi)
    await createUndoIndexes(strapi)
    await createConfirmationIndex(strapi)
    await createDistinctIndex(strapi)
    await makeRoles(strapi)
    await describeFields(strapi)
    await createSubmissionIndex(strapi)
    endCounts = await openCounts(strapi)
    await createDayIndex(strapi)
    endForwarding = await startForwarding(strapi)
    endForgetting = await startForgetting(strapi)
    if (await createFirstAdmin(strapi)) console.info(FIRST_ADMIN_CREATED)
  },

  async destroy() {
    endForgetting()
    endCounts()
    await endForwarding()
  },
}
