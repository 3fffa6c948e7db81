/** The public records as schemas: what the publisher checks them with. Never for the browser. */
export * from './calendar-record.ts'
export * from './offer-record.ts'
export * from './professional-record.ts'
export * from './site-record.ts'
export * from './store-record.ts'
export * from './synonym-record.ts'
export * from './useful-contacts-record.ts'
export type { LocationRecord } from './fields.ts'
