import { Layer } from "effect"
import { simpleSlices } from "#domain/registry/slices.ts"
import type { Tenant } from "#domain/tenants/Tenant.ts"
import { shopUrlsMemory, callerMemory, unconfiguredServicesMemory, serviceWatchMemory } from "./serverMemory.ts"
import { idempotencyStoreMemory } from "./idempotencyStoreMemory.ts"
import { ownBusinessMemory } from "./ownBusinessMemory.ts"
import { auditLogMemory } from "./auditLogMemory.ts"
import { bulkRunsMemory } from "./bulkRunsMemory.ts"
import { attemptsMemory } from "./attemptsMemory.ts"
import { knownDevicesMemory } from "./knownDevicesMemory.ts"
import { cardChargesMemory, cardProcessorMemory } from "./cardPaymentsMemory.ts"
import { personalDataMemory } from "./personalDataMemory.ts"
import { closingDayMemory, tenantSettingsMemory } from "./tenantSettingsMemory.ts"
import { commonPasswordsMemory, passwordsMemory } from "./passwordsMemory.ts"
import { customersMemory } from "./customersMemory.ts"
import { ediInvoicesMemory } from "./ediInvoicesMemory.ts"
import { ediPartnersMemory, unmatchedItemsMemory, ediTransportMemory, invoiceLocksMemory } from "./ediPartnersMemory.ts"
import { receivablesMemory } from "./receivablesMemory.ts"
import { encryptionMemory, secretsMemory } from "./secretsMemory.ts"
import { filesMemory, picturesMemory } from "./filesMemory.ts"
import { postalPlacesMemory } from "./postalPlacesMemory.ts"
import { installerBookingsMemory } from "./installerBookingsMemory.ts"
import { jobChangesMemory } from "./jobChangesMemory.ts"
import { creditNotesMemory, jobsMemory } from "./jobsMemory.ts"
import { jobFiguresMemory } from "./jobFiguresMemory.ts"
import { jobPresenceMemory } from "./jobPresenceMemory.ts"
import { jobFilesMemory } from "./jobFilesMemory.ts"
import { jobLinksMemory } from "./jobLinksMemory.ts"
import { listViewsMemory } from "./listViewsMemory.ts"
import { locationsMemory } from "./locationsMemory.ts"
import { oneTimeCodesMemory, secondStepsMemory, webAuthnMemory } from "./secondStepsMemory.ts"
import { notificationsMemory, pusherMemory } from "./notificationsMemory.ts"
import { newIdV7 } from "#adapters/ids/newIdV7.ts"
import { mailerMemory, outboxMemory } from "./mailMemory.ts"
import { messagesMemory, smsConsentsMemory, smsSenderMemory } from "./messagesMemory.ts"
import { documentsMemory } from "./documentsMemory.ts"
import { passwordResetsMemory, signInEmailsMemory } from "./passwordResetsMemory.ts"
import { simpleRecordsMemory } from "./simpleRecordsMemory.ts"
import { platesMemory } from "./platesMemory.ts"
import { photoRepliesMemory } from "./photoRepliesMemory.ts"
import { quoteStoreMemory } from "./quoteStoreMemory.ts"
import { quotasMemory } from "./quotasMemory.ts"
import { dispatchAnswersMemory } from "./dispatchAnswersMemory.ts"
import { dispatchesMemory } from "./dispatchesMemory.ts"
import { remindersMemory } from "./remindersMemory.ts"
import { searchChargesMemory } from "./searchChargesMemory.ts"
import { pricingProfilesMemory } from "./pricingProfilesMemory.ts"
import { productCategoriesMemory } from "./productCategoriesMemory.ts"
import { productsMemory } from "./productsMemory.ts"
import { scheduledJobsMemory } from "./scheduledJobsMemory.ts"
import { authCookiesMemory, sessionsMemory } from "./sessionsMemory.ts"
import { MemoryTables } from "./MemoryTables.ts"
import { shopEventsMemory } from "./shopEventsMemory.ts"
import { siteEventsMemory } from "./siteEventsMemory.ts"
import { signaturesMemory } from "./signaturesMemory.ts"
import { tenantsMemory } from "./tenantsMemory.ts"
import { transactionMemory } from "./transactionMemory.ts"
import { usersMemory } from "./usersMemory.ts"

/** The entire backend in memory with the given shops and no other data. Each build starts from scratch. */
export const inMemory = (shops: ReadonlyArray<Tenant> = []) =>
  Layer.mergeAll(
    tenantsMemory(shops),
    ownBusinessMemory,
    tenantSettingsMemory,
    closingDayMemory,
    personalDataMemory,
    usersMemory,
    sessionsMemory,
    passwordsMemory,
    secretsMemory,
    shopUrlsMemory,
    authCookiesMemory,
    newIdV7,
    customersMemory,
    simpleRecordsMemory(simpleSlices),
    filesMemory,
    picturesMemory,
    pricingProfilesMemory,
    locationsMemory,
    productCategoriesMemory,
    productsMemory,
    jobsMemory,
    jobFiguresMemory,
    cardChargesMemory,
    cardProcessorMemory,
    creditNotesMemory,
    installerBookingsMemory,
    postalPlacesMemory,
    scheduledJobsMemory,
    jobPresenceMemory,
    remindersMemory,
    ediPartnersMemory,
    ediInvoicesMemory,
    receivablesMemory,
    unmatchedItemsMemory,
    ediTransportMemory,
    invoiceLocksMemory,
    notificationsMemory,
    pusherMemory,
    dispatchesMemory,
    dispatchAnswersMemory,
    shopEventsMemory,
    jobChangesMemory,
    jobFilesMemory,
    signaturesMemory,
    siteEventsMemory,
    transactionMemory,
    idempotencyStoreMemory,
    listViewsMemory,
    bulkRunsMemory,
    commonPasswordsMemory,
    attemptsMemory,
    knownDevicesMemory,
    callerMemory,
    platesMemory,
    searchChargesMemory,
    messagesMemory,
    secondStepsMemory,
    auditLogMemory,
    encryptionMemory,
    webAuthnMemory,
    oneTimeCodesMemory,
    smsConsentsMemory,
    jobLinksMemory,
    photoRepliesMemory,
    quoteStoreMemory,
    quotasMemory,
    serviceWatchMemory,
    unconfiguredServicesMemory,
    smsSenderMemory,
    documentsMemory,
    passwordResetsMemory,
    signInEmailsMemory,
    outboxMemory,
    mailerMemory,
    MemoryTables.empty
  )
