import { Effect, Layer } from "effect"
import { newIdV7 } from "#adapters/ids/newIdV7.ts"
import { passwordsArgon2 } from "#adapters/crypto/passwordsArgon2.ts"
import { secretsRandom } from "#adapters/crypto/secretsRandom.ts"
import { picturesCanvas } from "#adapters/files/picturesCanvas.ts"
import { PublicUrl } from "#adapters/koa/PublicUrl.ts"
import { cardChargesPostgres } from "#adapters/postgres/card-payments/cardChargesPostgres.ts"
import { Database } from "#adapters/postgres/Database.ts"
import { databaseLayer } from "#adapters/postgres/ormOptions.ts"
import { filesPostgres } from "#adapters/postgres/files/filesPostgres.ts"
import { jobChangesPostgres } from "#adapters/postgres/job-changes/jobChangesPostgres.ts"
import { dispatchAnswersPostgres } from "#adapters/postgres/dispatches/dispatchAnswersPostgres.ts"
import { ediInvoicesPostgres } from "#adapters/postgres/edi/ediInvoicesPostgres.ts"
import { messagesPostgres } from "#adapters/postgres/messages/messagesPostgres.ts"
import { shopEventsPostgres } from "#adapters/postgres/shop-events/shopEventsPostgres.ts"
import { slices } from "#adapters/postgres/slices.ts"
import { smsConsentsPostgres } from "#adapters/postgres/messages/smsConsentsPostgres.ts"
import { documentsPdf } from "#adapters/pdf/documentsPdf.ts"
import { postalPlacesTable } from "#adapters/postal-codes/postalPlacesTable.ts"
import { outboxPostgres } from "#adapters/postgres/mail/outboxPostgres.ts"
import { layerOf } from "#adapters/postgres/PostgresSlice.ts"
import { WorkQueue } from "#adapters/postgres/queue/WorkQueue.ts"
import { sessionsPostgres } from "#adapters/postgres/session/sessionsPostgres.ts"
import { oneTimeCodesWebCrypto } from "#adapters/totp/oneTimeCodesWebCrypto.ts"
import { webAuthnSimple } from "#adapters/webauthn/webAuthnSimple.ts"
import { commonPasswordsZxcvbn } from "#adapters/zxcvbn/commonPasswordsZxcvbn.ts"
import { pusherWebPush } from "#adapters/web-push/pusherWebPush.ts"
import { ShopUrls } from "#domain/tenants/ShopUrls.ts"
import { EventChannels } from "#domain/shop-events/EventChannels.ts"
import { afterResponse } from "./afterResponse.ts"
import { plates } from "./plates.ts"
import { smsCarrier } from "./smsCarrier.ts"
import { servedFileStore } from "./fileStore.ts"
import { cards } from "./cards.ts"
import { edi } from "./edi.ts"
import { encryption } from "./encryption.ts"
import { unconfiguredServices } from "./exposure.ts"
import { mailer } from "./mailer.ts"
import { authProtection, quotas } from "./authProtection.ts"
import { watch } from "./watch.ts"

const kept = Layer.mergeAll(
  layerOf(slices),
  sessionsPostgres(2_000),
  afterResponse,
  Layer.mergeAll(
    outboxPostgres.pipe(Layer.provide(newIdV7)),
    messagesPostgres,
    ediInvoicesPostgres,
    dispatchAnswersPostgres,
    cardChargesPostgres,
    filesPostgres
  ).pipe(Layer.provideMerge(Layer.mergeAll(WorkQueue.layer, servedFileStore))),
  smsConsentsPostgres.pipe(Layer.provide(newIdV7)),
  jobChangesPostgres.pipe(Layer.provide(newIdV7)),
  quotas,
  watch,
  EventChannels.layer.pipe(Layer.provide(shopEventsPostgres)),
  Database.transactions
).pipe(Layer.provideMerge(databaseLayer))

const addresses = Layer.effect(
  ShopUrls,
  Effect.map(PublicUrl, ({ ofShop }) => ShopUrls.of({ ofShop }))
)

const passkeys = Layer.unwrap(Effect.map(PublicUrl, ({ url }) => webAuthnSimple(url))).pipe(
  Layer.provide(PublicUrl.layer)
)

/**
 * All ports except the VIN decoder, whose data is prepared at start: storage in PostgreSQL, cryptography with
 * node:crypto.
 */
export const layers = Layer.mergeAll(
  kept,
  passwordsArgon2,
  picturesCanvas,
  secretsRandom,
  commonPasswordsZxcvbn,
  cards,
  unconfiguredServices,
  newIdV7,
  plates,
  edi,
  mailer,
  documentsPdf,
  pusherWebPush(),
  postalPlacesTable,
  smsCarrier,
  authProtection,
  encryption,
  oneTimeCodesWebCrypto,
  passkeys,
  addresses.pipe(Layer.provideMerge(PublicUrl.layer))
)
