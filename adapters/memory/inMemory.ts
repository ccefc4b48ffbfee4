import { Layer } from "effect"
import { plainSlices } from "#domain/registry/slices.ts"
import type { Tenant } from "#domain/tenants/Tenant.ts"
import { addressesMemory } from "./addressesMemory.ts"
import { idempotencyStoreMemory } from "./idempotencyStoreMemory.ts"
import { ownBusinessMemory } from "./ownBusinessMemory.ts"
import { auditLogMemory } from "./auditLogMemory.ts"
import { bulkRunsMemory } from "./bulkRunsMemory.ts"
import { attemptsMemory } from "./attemptsMemory.ts"
import { knownDevicesMemory } from "./knownDevicesMemory.ts"
import { cardChargesMemory } from "./cardChargesMemory.ts"
import { cardProcessorMemory } from "./cardProcessorMemory.ts"
import { callerMemory } from "./callerMemory.ts"
import { customerTracesMemory } from "./customerTracesMemory.ts"
import { closingDayMemory } from "./closingDayMemory.ts"
import { commonPasswordsMemory } from "./commonPasswordsMemory.ts"
import { customersMemory } from "./customersMemory.ts"
import { ediInvoicesMemory } from "./ediInvoicesMemory.ts"
import { ediPartnersMemory, invoiceHoldsMemory } from "./ediPartnersMemory.ts"
import { ediStraysMemory } from "./ediStraysMemory.ts"
import { receivablesMemory } from "./receivablesMemory.ts"
import { ediTransportMemory } from "./ediTransportMemory.ts"
import { encryptionMemory } from "./encryptionMemory.ts"
import { filesMemory } from "./filesMemory.ts"
import { postalPlacesMemory } from "./postalPlacesMemory.ts"
import { installerBookingsMemory } from "./installerBookingsMemory.ts"
import { jobChangesMemory } from "./jobChangesMemory.ts"
import { creditNotesMemory } from "./creditNotesMemory.ts"
import { jobFiguresMemory } from "./jobFiguresMemory.ts"
import { jobPresenceMemory } from "./jobPresenceMemory.ts"
import { jobFilesMemory } from "./jobFilesMemory.ts"
import { jobLinksMemory } from "./jobLinksMemory.ts"
import { jobsMemory } from "./jobsMemory.ts"
import { listViewsMemory } from "./listViewsMemory.ts"
import { locationsMemory } from "./locationsMemory.ts"
import { oneTimeCodesMemory } from "./oneTimeCodesMemory.ts"
import { notSetUpMemory } from "./notSetUpMemory.ts"
import { notificationsMemory } from "./notificationsMemory.ts"
import { pusherMemory } from "./pusherMemory.ts"
import { newIdV7 } from "#adapters/ids/newIdV7.ts"
import { mailerMemory } from "./mailerMemory.ts"
import { messagesMemory } from "./messagesMemory.ts"
import { outboxMemory } from "./outboxMemory.ts"
import { papersMemory } from "./papersMemory.ts"
import { passwordResetsMemory } from "./passwordResetsMemory.ts"
import { passwordsMemory } from "./passwordsMemory.ts"
import { plainRecordsMemory } from "./plainRecordsMemory.ts"
import { platesMemory } from "./platesMemory.ts"
import { photoRepliesMemory } from "./photoRepliesMemory.ts"
import { quoteDeskMemory } from "./quoteDeskMemory.ts"
import { quotasMemory } from "./quotasMemory.ts"
import { dispatchesMemory } from "./dispatchesMemory.ts"
import { remindersMemory } from "./remindersMemory.ts"
import { searchChargesMemory } from "./searchChargesMemory.ts"
import { picturesMemory } from "./picturesMemory.ts"
import { pricingProfilesMemory } from "./pricingProfilesMemory.ts"
import { productCategoriesMemory } from "./productCategoriesMemory.ts"
import { productsMemory } from "./productsMemory.ts"
import { scheduledJobsMemory } from "./scheduledJobsMemory.ts"
import { secondStepsMemory } from "./secondStepsMemory.ts"
import { secretsMemory } from "./secretsMemory.ts"
import { serviceWatchMemory } from "./serviceWatchMemory.ts"
import { sessionsMemory } from "./sessionsMemory.ts"
import { Shelves } from "./Shelves.ts"
import { shopEventsMemory } from "./shopEventsMemory.ts"
import { siteEventsMemory } from "./siteEventsMemory.ts"
import { signaturesMemory } from "./signaturesMemory.ts"
import { smsConsentsMemory } from "./smsConsentsMemory.ts"
import { texterMemory } from "./texterMemory.ts"
import { signInEmailsMemory } from "./signInEmailsMemory.ts"
import { tenantSettingsMemory } from "./tenantSettingsMemory.ts"
import { tenantsMemory } from "./tenantsMemory.ts"
import { authCookiesMemory } from "./authCookiesMemory.ts"
import { transactionMemory } from "./transactionMemory.ts"
import { usersMemory } from "./usersMemory.ts"
import { webAuthnMemory } from "./webAuthnMemory.ts"

/** The whole back of the house in memory, with these shops and nothing in them. Each build forgets the one before. */
export const inMemory = (shops: ReadonlyArray<Tenant> = []) =>
  Layer.mergeAll(
    tenantsMemory(shops),
    ownBusinessMemory,
    tenantSettingsMemory,
    closingDayMemory,
    customerTracesMemory,
    usersMemory,
    sessionsMemory,
    passwordsMemory,
    secretsMemory,
    addressesMemory,
    authCookiesMemory,
    newIdV7,
    customersMemory,
    plainRecordsMemory(plainSlices),
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
    ediStraysMemory,
    ediTransportMemory,
    invoiceHoldsMemory,
    notificationsMemory,
    pusherMemory,
    dispatchesMemory,
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
    quoteDeskMemory,
    quotasMemory,
    serviceWatchMemory,
    notSetUpMemory,
    texterMemory,
    papersMemory,
    passwordResetsMemory,
    signInEmailsMemory,
    outboxMemory,
    mailerMemory,
    Shelves.empty
  )
