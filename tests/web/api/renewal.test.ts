import { assert, beforeEach, describe, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { waitFor } from "xstate"
import { type ApiResponse, done, refused } from "#domain/contract/Envelope.ts"
import { listJobLocations } from "#domain/locations/locationsApi.ts"
import { browserPasskeys } from "#web/session/browserPasskeys.ts"
import { call } from "#web/api/call.ts"
import { Offline } from "#web/api/failures.ts"
import { runtimeOver, runWith } from "#web/api/ApiProvider.tsx"
import { Transport } from "#web/api/Transport.ts"
import { renewalOf } from "#web/session/renewalOf.ts"
import { startSession } from "#web/session/startSession.ts"
import { browserStorage } from "./browserStorage.ts"

const bea = {
  id: "019845e1-682f-4b02-a706-3b2422d13aec",
  firstName: "Bea",
  lastName: "Ortiz",
  roleIds: ["owner"],
  features: ["FullCRM"],
  tenantSettings: [],
  defaultLanguage: 1,
  tenantUniqueId: "demo",
  businessName: "Demo",
  accountActive: 1,
  mustChangePassword: false,
  mustSetUpSecondStep: false,
  apiVer: "V1",
  imageUrl: ""
}
const state = {
  loginRefreshTokenExpiryTime: "x",
  accessTokenExpiryTime: "x",
  accountStatus: 1,
  accountStatusText: "Active",
  accountActive: 1
}
const over: ApiResponse = {
  status: 401,
  body: { succeeded: false, messages: ["SessionOver"], errors: {}, failure: { _tag: "SessionOver" } }
}

/** A server whose access token can expire. Every response arrives a tick later, as over a network. */
const server = () => {
  const asked: Record<string, number> = {}
  const says = { isFresh: true, refresh: (): ApiResponse | Offline => done(state) }
  const answers = (name: string): ApiResponse | Offline => {
    if (name !== "refreshTokens")
      return says.isFresh ? done(name === "getCurrentUser" ? bea : []) : refused(401, "signInFirst")
    const answer = says.refresh()
    if (!(answer instanceof Offline) && answer.body.succeeded) says.isFresh = true
    return answer
  }
  const transport = Layer.succeed(Transport, {
    send: ({ name }) =>
      Effect.gen(function* () {
        asked[name] = (asked[name] ?? 0) + 1
        yield* Effect.promise(() => new Promise((turn) => setImmediate(turn)))
        const answer = answers(name)
        return answer instanceof Offline ? yield* answer : answer
      })
  })
  return { asked, says, transport }
}

const signedIn = async () => {
  const { asked, says, transport } = server()
  const runtime = runtimeOver(transport)
  const actor = startSession(
    runtime,
    { passkeys: browserPasskeys, leaveFor: () => {}, isHere: () => true, destination: () => "" },
    { key: undefined, wasSignedIn: false }
  )
  await waitFor(actor, (one) => one.matches("signedIn"))
  const run = runWith(runtime, renewalOf(actor))
  return { asked, says, actor, locations: () => run(call(listJobLocations, {})) }
}

describe("token renewal after a 401", () => {
  beforeEach(() => {
    globalThis.localStorage = browserStorage()
  })

  it("refreshes once for fifty concurrent requests, then retries each once", async () => {
    const { asked, says, actor, locations } = await signedIn()
    says.isFresh = false
    const all = await Promise.all(Array.from({ length: 50 }, locations))
    assert.deepStrictEqual(
      all,
      Array.from({ length: 50 }, () => [])
    )
    assert.deepStrictEqual([asked["refreshTokens"], asked["listJobLocations"]], [1, 100])
    assert.isTrue(actor.getSnapshot().matches("signedIn"))
  })

  it("does not refresh again for a request sent before the refresh that fails after it", async () => {
    const { asked, says, locations } = await signedIn()
    says.isFresh = false
    const early = locations()
    await locations()
    await early
    assert.strictEqual(asked["refreshTokens"], 1)
  })

  it("signs out with 'session expired' if the refresh is refused, without retrying", async () => {
    const { asked, says, actor, locations } = await signedIn()
    says.isFresh = false
    says.refresh = () => over
    const failures = await Promise.all(
      Array.from({ length: 50 }, () => locations().catch((failure: unknown) => failure))
    )
    assert.isTrue(failures.every((failure) => (failure as { status?: number }).status === 401))
    assert.deepStrictEqual([asked["refreshTokens"], asked["listJobLocations"]], [1, 50])
    assert.deepStrictEqual(
      [actor.getSnapshot().value, actor.getSnapshot().context.notice],
      ["signedOut", "sessionExpired"]
    )
  })

  it("fails as Offline without signing out if the refresh gets no response", async () => {
    const { says, actor, locations } = await signedIn()
    says.isFresh = false
    says.refresh = () => new Offline()
    const failure = await locations().catch((one: unknown) => one)
    assert.instanceOf(failure, Offline)
    assert.isTrue(actor.getSnapshot().matches("signedIn"))
  })
})
