import { Clock, Effect, Layer } from "effect"
import { inMemory } from "#adapters/memory/inMemory.ts"
import { handleRequest } from "#domain/contract/handleRequest.ts"
import { slices } from "#domain/registry/slices.ts"
import { type ApiResponse, refused } from "#domain/contract/Envelope.ts"
import { type Endpoint, handlersOf } from "#domain/contract/Endpoint.ts"
import { withRedactedJobs } from "#domain/jobs/jobVisibility.ts"
import { CurrentUser } from "#domain/access/CurrentUser.ts"
import { Users } from "#domain/people/Users.ts"
import { handOff } from "#domain/session/handOff.ts"
import { openSession } from "#domain/session/sessionHandlers.ts"
import { Secrets } from "#domain/credentials/Secrets.ts"
import { Sessions } from "#domain/credentials/Sessions.ts"
import { AuthCookies } from "#domain/credentials/AuthCookies.ts"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { Tenant } from "#domain/tenants/Tenant.ts"
import { Offline } from "#web/api/failures.ts"
import { type RequestOptions, Transport } from "#web/api/Transport.ts"
import { demoShop, runInShop, platform } from "./sampleShop.ts"
import { vehiclesInMemory } from "./vehiclesInMemory.ts"

const handlers = handlersOf(...slices).map(withRedactedJobs)

const shopLayer = (shop: Tenant) =>
  Layer.mergeAll(inMemory(shop === platform ? [platform, demoShop] : [platform, shop]), vehiclesInMemory)

/** Services available for filling the shop before the page opens. */
export type ShopServices = Layer.Success<ReturnType<typeof shopLayer>> | CurrentTenant

export interface ServerOptions {
  /** The shop whose address the page is on. */
  readonly shop?: Tenant
  /** Creates the data that exists before the page opens; people first. */
  readonly fill: Effect.Effect<unknown, never, ShopServices>
  /** User name of a user who is already signed in. */
  readonly signedInAs?: string | undefined
  /**
   * Replaces the handler's response, such as with an error, "offline" or "never"; "late" delays the handler's own
   * response.
   */
  readonly instead?: (
    endpoint: Endpoint,
    sending: RequestOptions
  ) => ApiResponse | "offline" | "never" | "late" | undefined
}

/** Simulates a slow connection. */
const late = "400 millis"

/** The entire server inside the page: the same handlers that Koa mounts, over in-memory adapters. */
export const serverInMemory = ({
  shop = demoShop,
  fill,
  signedInAs,
  instead = () => undefined
}: ServerOptions): Layer.Layer<Transport> =>
  Layer.effect(
    Transport,
    Effect.gen(function* () {
      const context = yield* Effect.context<Exclude<ShopServices, CurrentTenant>>()
      yield* fill.pipe(runInShop(shop))
      if (signedInAs !== undefined) yield* enter(signedInAs, shop).pipe(runInShop(shop), Effect.orDie)
      return Transport.of({
        send: (endpoint, input, sending = {}) => {
          const other = instead(endpoint, sending)
          if (other === "offline") return Effect.fail(new Offline())
          if (other === "never") return Effect.never
          if (other !== undefined && other !== "late") return Effect.succeed(other)
          const handler = handlers.find((one) => one.endpoint === endpoint)
          if (handler === undefined) return Effect.succeed(refused(404, "noSuchCall"))
          const answered = handleRequest(handler, input).pipe(asHolder, runInShop(shop), Effect.provideContext(context))
          return other === "late" ? Effect.delay(answered, late) : answered
        }
      })
    })
  ).pipe(Layer.provide(shopLayer(shop)))

/** Signs in a user who has already completed every sign-in step. */
const enter = Effect.fnUntraced(function* (userName: string, shop: Tenant) {
  const known = yield* (yield* Users).credentials(userName)
  if (known === undefined) return yield* Effect.die(new Error(`no user is named ${userName}`))
  const { key } = yield* handOff(known.user.id, shop, "password")
  yield* openSession({ key })
})

const asHolder = <A, E, R>(work: Effect.Effect<A, E, R>) =>
  Effect.gen(function* () {
    const { access } = yield* AuthCookies
    const user =
      access === undefined
        ? undefined
        : yield* (yield* Sessions).userByAccessToken(
            (yield* Secrets).fingerprint(access),
            yield* Clock.currentTimeMillis
          )
    return yield* Effect.provideService(work, CurrentUser, user)
  })
