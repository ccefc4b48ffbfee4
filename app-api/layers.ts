import { Effect, Layer } from "effect"
import { newIdV7 } from "#adapters/ids/newIdV7.ts"
import { passwordsArgon2 } from "#adapters/crypto/passwordsArgon2.ts"
import { secretsRandom } from "#adapters/crypto/secretsRandom.ts"
import { picturesCanvas } from "#adapters/files/picturesCanvas.ts"
import { PublicUrl } from "#adapters/koa/PublicUrl.ts"
import { auditLogPostgres } from "#adapters/postgres/audit/auditLogPostgres.ts"
import { answeredPostgres } from "#adapters/postgres/answeredPostgres.ts"
import { bulkRunsPostgres } from "#adapters/postgres/bulk-actions/bulkRunsPostgres.ts"
import { cardChargesPostgres } from "#adapters/postgres/card-payments/cardChargesPostgres.ts"
import { customersPostgres } from "#adapters/postgres/customers/customersPostgres.ts"
import { Database } from "#adapters/postgres/Database.ts"
import { filesPostgres } from "#adapters/postgres/files/filesPostgres.ts"
import { jobChangesPostgres } from "#adapters/postgres/job-changes/jobChangesPostgres.ts"
import { jobPresencePostgres } from "#adapters/postgres/job-presence/jobPresencePostgres.ts"
import { installerBookingsPostgres } from "#adapters/postgres/jobs/installerBookingsPostgres.ts"
import { creditNotesPostgres } from "#adapters/postgres/jobs/creditNotesPostgres.ts"
import { jobFilesPostgres } from "#adapters/postgres/job-files/jobFilesPostgres.ts"
import { jobFiguresPostgres } from "#adapters/postgres/dashboard/jobFiguresPostgres.ts"
import { jobsPostgres } from "#adapters/postgres/jobs/jobsPostgres.ts"
import { jobLinksPostgres } from "#adapters/postgres/job-links/jobLinksPostgres.ts"
import { messagesPostgres } from "#adapters/postgres/messages/messagesPostgres.ts"
import { smsConsentsPostgres } from "#adapters/postgres/messages/smsConsentsPostgres.ts"
import { papersPdf } from "#adapters/pdf/papersPdf.ts"
import { listViewsPostgres } from "#adapters/postgres/list-views/listViewsPostgres.ts"
import { locationsPostgres } from "#adapters/postgres/locations/locationsPostgres.ts"
import { searchChargesPostgres } from "#adapters/postgres/nags-search/searchChargesPostgres.ts"
import { nagsPostgres } from "#adapters/postgres/nags/nagsPostgres.ts"
import { usersPostgres } from "#adapters/postgres/people/usersPostgres.ts"
import { outboxPostgres } from "#adapters/postgres/mail/outboxPostgres.ts"
import { passwordResetsPostgres } from "#adapters/postgres/password-reset/passwordResetsPostgres.ts"
import { signInEmailsPostgres } from "#adapters/postgres/password-reset/signInEmailsPostgres.ts"
import { pricingProfilesPostgres } from "#adapters/postgres/pricing-profiles/pricingProfilesPostgres.ts"
import { productCategoriesPostgres } from "#adapters/postgres/product-categories/productCategoriesPostgres.ts"
import { productsPostgres } from "#adapters/postgres/products/productsPostgres.ts"
import { WorkQueue } from "#adapters/postgres/queue/WorkQueue.ts"
import { secondStepsPostgres } from "#adapters/postgres/second-step/secondStepsPostgres.ts"
import { attemptsPostgres } from "#adapters/postgres/session/attemptsPostgres.ts"
import { knownDevicesPostgres } from "#adapters/postgres/session/knownDevicesPostgres.ts"
import { sessionsPostgres } from "#adapters/postgres/session/sessionsPostgres.ts"
import { signaturesPostgres } from "#adapters/postgres/signatures/signaturesPostgres.ts"
import { ownBusinessPostgres } from "#adapters/postgres/business-information/ownBusinessPostgres.ts"
import { tenantSettingsPostgres } from "#adapters/postgres/tenants/tenantSettingsPostgres.ts"
import { tenantsPostgres } from "#adapters/postgres/tenants/tenantsPostgres.ts"
import { oneTimeCodesWebCrypto } from "#adapters/totp/oneTimeCodesWebCrypto.ts"
import { webAuthnSimple } from "#adapters/webauthn/webAuthnSimple.ts"
import { commonPasswordsZxcvbn } from "#adapters/zxcvbn/commonPasswordsZxcvbn.ts"
import { Addresses } from "#domain/tenants/Addresses.ts"
import { afterAnswer } from "./afterAnswer.ts"
import { plates } from "./plates.ts"
import { carrier } from "./carrier.ts"
import { servedFileStore } from "./fileStore.ts"
import { cards } from "./cards.ts"
import { encryption } from "./encryption.ts"
import { notSetUp } from "./notSetUp.ts"
import { post } from "./post.ts"
import { quotas } from "./quotas.ts"
import { protection } from "./protection.ts"
import { watch } from "./watch.ts"

const kept = Layer.mergeAll(
  tenantsPostgres,
  tenantSettingsPostgres,
  ownBusinessPostgres,
  usersPostgres,
  sessionsPostgres(2_000),
  secondStepsPostgres,
  auditLogPostgres,
  attemptsPostgres,
  knownDevicesPostgres,
  afterAnswer,
  passwordResetsPostgres,
  signInEmailsPostgres.pipe(Layer.provide(usersPostgres)),
  Layer.mergeAll(
    outboxPostgres.pipe(Layer.provide(newIdV7)),
    messagesPostgres,
    cardChargesPostgres,
    filesPostgres
  ).pipe(Layer.provideMerge(Layer.mergeAll(WorkQueue.layer, servedFileStore))),
  smsConsentsPostgres.pipe(Layer.provide(newIdV7)),
  jobLinksPostgres,
  customersPostgres,
  pricingProfilesPostgres,
  locationsPostgres,
  productCategoriesPostgres,
  productsPostgres,
  jobsPostgres,
  jobFiguresPostgres,
  creditNotesPostgres,
  installerBookingsPostgres,
  jobPresencePostgres,
  jobChangesPostgres.pipe(Layer.provide(newIdV7)),
  signaturesPostgres,
  jobFilesPostgres,
  nagsPostgres,
  searchChargesPostgres,
  answeredPostgres,
  listViewsPostgres,
  bulkRunsPostgres,
  quotas,
  watch,
  Database.transactions
).pipe(Layer.provideMerge(Database.layer))

const addresses = Layer.effect(
  Addresses,
  Effect.map(PublicUrl, ({ ofShop }) => Addresses.of({ ofShop }))
)

const passkeys = Layer.unwrap(Effect.map(PublicUrl, ({ url }) => webAuthnSimple(url))).pipe(
  Layer.provide(PublicUrl.layer)
)

/**
 * Every port but the VIN decoder, whose data is prepared at start: what is kept, in PostgreSQL; what is secret, by
 * node:crypto.
 */
export const layers = Layer.mergeAll(
  kept,
  passwordsArgon2,
  picturesCanvas,
  secretsRandom,
  commonPasswordsZxcvbn,
  cards,
  notSetUp,
  newIdV7,
  plates,
  post,
  papersPdf,
  carrier,
  protection,
  encryption,
  oneTimeCodesWebCrypto,
  passkeys,
  addresses.pipe(Layer.provideMerge(PublicUrl.layer))
)
