import { Clock, Effect, Layer } from "effect"
import { inMemory } from "#adapters/memory/inMemory.ts"
import { auditHandlers } from "#domain/audit/auditHandlers.ts"
import { bulkActions } from "#domain/registry/bulkActions.ts"
import { bulkActionsHandlers } from "#domain/bulk-actions/bulkActionsHandlers.ts"
import { businessInformationHandlers } from "#domain/business-information/businessInformationHandlers.ts"
import { accountHandlers } from "#domain/account/accountHandlers.ts"
import { cardPaymentsHandlers } from "#domain/card-payments/cardPaymentsHandlers.ts"
import { answer } from "#domain/contract/answer.ts"
import { type Answer, refused } from "#domain/contract/Envelope.ts"
import { type Endpoint, handlersOf } from "#domain/contract/Endpoint.ts"
import { customersHandlers } from "#domain/customers/customersHandlers.ts"
import { jobPresenceHandlers } from "#domain/job-presence/jobPresenceHandlers.ts"
import { jobHelpHandlers, jobListHandlers, jobsHandlers, jobStepsHandlers } from "#domain/jobs/jobsHandlers.ts"
import { inSight } from "#domain/jobs/visibleJob.ts"
import { jobLinksHandlers } from "#domain/job-links/jobLinksHandlers.ts"
import { messagesHandlers } from "#domain/messages/messagesHandlers.ts"
import { jobChangesHandlers } from "#domain/job-changes/jobChangesHandlers.ts"
import { jobFilesHandlers } from "#domain/job-files/jobFilesHandlers.ts"
import { dashboardHandlers } from "#domain/dashboard/dashboardHandlers.ts"
import { listViewsHandlers } from "#domain/list-views/listViewsHandlers.ts"
import { locationsHandlers } from "#domain/locations/locationsHandlers.ts"
import { nagsSearchHandlers } from "#domain/nags-search/nagsSearchHandlers.ts"
import { CurrentUser } from "#domain/access/CurrentUser.ts"
import { Users } from "#domain/people/Users.ts"
import { usersHandlers } from "#domain/people/usersHandlers.ts"
import { pricingProfilesHandlers } from "#domain/pricing-profiles/pricingProfilesHandlers.ts"
import { productCategoriesHandlers } from "#domain/product-categories/productCategoriesHandlers.ts"
import { productsHandlers } from "#domain/products/productsHandlers.ts"
import { passwordResetHandlers } from "#domain/password-reset/passwordResetHandlers.ts"
import { handOff } from "#domain/session/handOff.ts"
import { openSession } from "#domain/session/openSession.ts"
import { Secrets } from "#domain/credentials/Secrets.ts"
import { secondStepHandlers } from "#domain/second-step/secondStepHandlers.ts"
import { sessionHandlers } from "#domain/session/sessionHandlers.ts"
import { Sessions } from "#domain/credentials/Sessions.ts"
import { quotasHandlers } from "#domain/quotas/quotasHandlers.ts"
import { serviceStateHandlers } from "#domain/service-state/serviceStateHandlers.ts"
import { signaturesHandlers } from "#domain/signatures/signaturesHandlers.ts"
import { TokenJar } from "#domain/credentials/TokenJar.ts"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { Tenant } from "#domain/tenants/Tenant.ts"
import { tenantsHandlers } from "#domain/tenants/tenantsHandlers.ts"
import { platesHandlers } from "#domain/plates/platesHandlers.ts"
import { vinHandlers } from "#domain/vin/vinHandlers.ts"
import { Offline } from "#web/api/Offline.ts"
import { type Sending, Transport } from "#web/api/Transport.ts"
import { demoShop, inShop, platform } from "./sampleShop.ts"
import { vehiclesInMemory } from "./vehiclesInMemory.ts"

const handlers = handlersOf(
  sessionHandlers,
  secondStepHandlers,
  auditHandlers,
  passwordResetHandlers,
  accountHandlers,
  usersHandlers,
  customersHandlers,
  pricingProfilesHandlers,
  locationsHandlers,
  productCategoriesHandlers,
  productsHandlers,
  vinHandlers,
  platesHandlers,
  nagsSearchHandlers,
  jobsHandlers,
  jobListHandlers,
  dashboardHandlers,
  jobChangesHandlers,
  jobFilesHandlers,
  signaturesHandlers,
  messagesHandlers,
  jobLinksHandlers,
  cardPaymentsHandlers,
  jobStepsHandlers,
  jobHelpHandlers,
  jobPresenceHandlers,
  tenantsHandlers,
  quotasHandlers,
  businessInformationHandlers,
  serviceStateHandlers,
  listViewsHandlers,
  bulkActionsHandlers(bulkActions)
).map(inSight)

const house = (shop: Tenant) =>
  Layer.mergeAll(inMemory(shop === platform ? [platform, demoShop] : [platform, shop]), vehiclesInMemory)

/** What a story may use to fill the shop before the page opens. */
export type House = Layer.Success<ReturnType<typeof house>> | CurrentTenant

export interface ServerOptions {
  /** At whose address the page stands. */
  readonly shop?: Tenant
  /** What is there before the page opens; people first. */
  readonly fill: Effect.Effect<unknown, never, House>
  /** Who is signed in already. */
  readonly signedInAs?: string | undefined
  /** Answers instead of the handler, such as a refusal, or "offline", or "never". */
  readonly instead?: (endpoint: Endpoint, sending: Sending) => Answer | "offline" | "never" | undefined
}

/** The whole server inside the page: the handlers Koa mounts, over adapters that forget. */
export const serverInMemory = ({
  shop = demoShop,
  fill,
  signedInAs,
  instead = () => undefined
}: ServerOptions): Layer.Layer<Transport> =>
  Layer.effect(
    Transport,
    Effect.gen(function* () {
      const context = yield* Effect.context<Exclude<House, CurrentTenant>>()
      yield* fill.pipe(inShop(shop))
      if (signedInAs !== undefined) yield* enter(signedInAs, shop).pipe(inShop(shop), Effect.orDie)
      return Transport.of({
        send: (endpoint, input, sending = {}) => {
          const other = instead(endpoint, sending)
          if (other === "offline") return Effect.fail(new Offline())
          if (other === "never") return Effect.never
          if (other !== undefined) return Effect.succeed(other)
          const handler = handlers.find((one) => one.endpoint === endpoint)
          if (handler === undefined) return Effect.succeed(refused(404, "noSuchCall"))
          return answer(handler, input).pipe(asHolder, inShop(shop), Effect.provideContext(context))
        }
      })
    })
  ).pipe(Layer.provide(house(shop)))

/** Whoever is signed in as a story begins took every step before. */
const enter = Effect.fnUntraced(function* (userName: string, shop: Tenant) {
  const known = yield* (yield* Users).credentials(userName)
  if (known === undefined) return yield* Effect.die(new Error(`nobody is called ${userName}`))
  const { key } = yield* handOff(known.user.id, shop, "password")
  yield* openSession({ key })
})

const asHolder = <A, E, R>(work: Effect.Effect<A, E, R>) =>
  Effect.gen(function* () {
    const { access } = yield* TokenJar
    const user =
      access === undefined
        ? undefined
        : yield* (yield* Sessions).holder((yield* Secrets).fingerprint(access), yield* Clock.currentTimeMillis)
    return yield* Effect.provideService(work, CurrentUser, user)
  })
