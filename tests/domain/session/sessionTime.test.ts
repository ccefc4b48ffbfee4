import { assert, describe, it } from "@effect/vitest"
import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from "xstate"
import type { OtherTabEvent } from "#domain/session/SessionEvent.ts"
import type { LoginTicket } from "#domain/session/SessionContext.ts"
import { sessionMachine } from "#domain/session/sessionMachine.ts"
import { NetworkError } from "#domain/session/sessionFailures.ts"

/** A shop whose server responds as the test specifies and counts its requests. */
const shop = (whoIsThere: () => Promise<{ readonly id: string }> = () => Promise.resolve({ id: "bea" })) => {
  const asked = { whoAmI: 0, refresh: 0, endSession: 0, handedOff: "" }
  const says = { whoAmI: whoIsThere, refresh: () => Promise.resolve(), endSession: () => Promise.resolve() }
  let fromElsewhere: (what: OtherTabEvent) => void = () => {}
  const clock = new SimulatedClock()
  const logic = sessionMachine.provide({
    actors: {
      checkPassword: fromPromise<LoginTicket, { userName: string; password: string }>(({ input }) =>
        input.password === "right"
          ? Promise.resolve({ key: "k", redirectUrl: `http://${input.userName}.localhost` })
          : Promise.reject(new Error("no"))
      ),
      requestTokens: fromPromise<void, { key: string }>(() => Promise.resolve()),
      whoAmI: fromPromise(() => {
        asked.whoAmI++
        return says.whoAmI()
      }),
      refresh: fromPromise(() => {
        asked.refresh++
        return says.refresh()
      }),
      endSession: fromPromise(() => {
        asked.endSession++
        return says.endSession()
      }),
      otherTabs: fromCallback<OtherTabEvent>(({ sendBack }) => {
        fromElsewhere = sendBack
      })
    },
    actions: {
      handOff: ({ context }) => {
        asked.handedOff = `${context.redirectUrl}?${context.key}`
      }
    },
    guards: { staysHere: ({ context: { redirectUrl } }) => redirectUrl === "http://here.localhost" }
  })
  const actor = createActor(logic, { clock, input: { key: undefined, wasSignedIn: false } }).start()
  const until = (state: Parameters<ReturnType<typeof actor.getSnapshot>["matches"]>[0]) =>
    waitFor(actor, (one) => one.matches(state))
  return { actor, asked, says, clock, until, elsewhere: (what: OtherTabEvent) => fromElsewhere(what) }
}

const nobody = () => Promise.reject(new Error("nobody"))

describe("a session over time", () => {
  it("ignores log out for two seconds after one, and ends the session once", async () => {
    const { actor, asked, clock, until } = shop()
    await until("signedIn")
    actor.send({ type: "signOut" })
    actor.send({ type: "signOut" })
    await until("leaving")
    clock.increment(1_999)
    actor.send({ type: "signOut" })
    assert.isTrue(actor.getSnapshot().matches("leaving"))
    clock.increment(1)
    assert.isTrue(actor.getSnapshot().matches("signedOut"))
    assert.strictEqual(asked.endSession, 1)
  })

  it("retries a failed log out after five seconds", async () => {
    const { actor, asked, says, clock, until } = shop()
    await until("signedIn")
    says.endSession = () => Promise.reject(new NetworkError())
    actor.send({ type: "signOut" })
    await until("stillSignedInThere")
    says.endSession = () => Promise.resolve()
    clock.increment(4_999)
    assert.strictEqual(asked.endSession, 1)
    clock.increment(1)
    await until("leaving")
    assert.strictEqual(asked.endSession, 2)
  })

  it("retries an unreachable server after five seconds", async () => {
    const { asked, says, clock, until } = shop(() => Promise.reject(new NetworkError()))
    await until("unreachable")
    says.whoAmI = () => Promise.resolve({ id: "bea" })
    clock.increment(4_999)
    assert.strictEqual(asked.whoAmI, 1)
    clock.increment(1)
    await until("signedIn")
    assert.deepStrictEqual([asked.whoAmI, asked.refresh], [2, 0])
  })

  it("keeps the user if a refresh fails: the next rejected request retries it", async () => {
    const { actor, asked, says, until } = shop()
    await until("signedIn")
    says.refresh = () => Promise.reject(new NetworkError())
    actor.send({ type: "refused" })
    await until("signedIn")
    assert.deepStrictEqual(actor.getSnapshot().context.user, { id: "bea" })
    says.refresh = () => Promise.resolve()
    actor.send({ type: "refused" })
    await until("recognisingAgain")
    assert.strictEqual(asked.refresh, 2)
  })

  it("refreshes once for fifty rejected requests", async () => {
    const { actor, asked, until } = shop()
    await until("signedIn")
    for (let call = 0; call < 50; call++) actor.send({ type: "refused" })
    await until("recognisingAgain")
    await until("signedIn")
    assert.deepStrictEqual([asked.refresh, actor.getSnapshot().context.renewals], [1, 1])
  })

  it("goes to the shop's own domain with the key, or stays if already there", async () => {
    const away = shop(nobody)
    away.says.refresh = nobody
    await away.until("signedOut")
    away.actor.send({ type: "signIn", userName: "demo", password: "wrong" })
    await waitFor(away.actor, ({ context }) => context.notice === "loginFailed")
    away.actor.send({ type: "signIn", userName: "demo", password: "right" })
    await away.until("handingOff")
    assert.strictEqual(away.asked.handedOff, "http://demo.localhost?k")

    const here = shop(nobody)
    here.says.refresh = nobody
    await here.until("signedOut")
    here.says.whoAmI = () => Promise.resolve({ id: "bea" })
    here.actor.send({ type: "signIn", userName: "here", password: "right" })
    await here.until("signedIn")
    assert.strictEqual(here.asked.handedOff, "")
  })

  it("follows other tabs when they sign out and in", async () => {
    const { actor, until, elsewhere } = shop()
    await until("signedIn")
    elsewhere({ type: "signedOutElsewhere" })
    assert.deepStrictEqual([actor.getSnapshot().value, actor.getSnapshot().context.notice], ["signedOut", "loggedOut"])
    elsewhere({ type: "signedInElsewhere" })
    await until("signedIn")
  })
})
