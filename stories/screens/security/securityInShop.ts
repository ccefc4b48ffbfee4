import { Effect } from "effect"
import { oneTimeCodesMemory } from "#adapters/memory/secondStepsMemory.ts"
import { type AuditEvent } from "#domain/audit/AuditEvent.ts"
import { AuditLog } from "#domain/audit/AuditLog.ts"
import type { UserId } from "#domain/access/CurrentUser.ts"
import { Users } from "#domain/people/Users.ts"
import { acceptedCounters, OneTimeCodes } from "#domain/second-step/OneTimeCodes.ts"
import { PasskeyId } from "#domain/credentials/Passkey.ts"
import { SecondSteps } from "#domain/credentials/SecondSteps.ts"
import { WebAuthn } from "#domain/second-step/WebAuthn.ts"
import { Encryption } from "#domain/credentials/Encryption.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { secondStepRequired, TenantSettings } from "#domain/tenants/TenantSettings.ts"

/** The secret of Bea's authenticator app, in base32. */
export const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ"

/** Returns the current code of Bea's app. */
export const codeNow = () =>
  Effect.runPromise(
    OneTimeCodes.use(({ codeAt }) => codeAt(secret, acceptedCounters(Date.now())[1]!)).pipe(
      Effect.provide(oneTimeCodesMemory)
    )
  )

const bea = Effect.gen(function* () {
  const [user] = yield* (yield* Users).list
  return user!
})

/** Gives a user an authenticator app and two remaining recovery codes. */
export const withApp = Effect.fnUntraced(function* (id: UserId) {
  const steps = yield* SecondSteps
  const bound = `authenticator ${(yield* CurrentTenant).id} ${id}`
  yield* steps.saveAuthenticator(id, {
    secret: yield* (yield* Encryption).encrypt(secret, bound),
    confirmedAt: Date.parse("2026-11-20T15:00:00Z")
  })
  yield* steps.replaceRecoveryCodes(id, ["one", "two"])
})

export const beaWithApp = Effect.flatMap(bea, ({ id }) => withApp(id))

/** Gives Bea a passkey that the story's browser can present, and sets `known.userHandle` to hers. */
export const beaWithPasskey = (known: { readonly id: string; readonly publicKey: string; userHandle: string }) =>
  Effect.gen(function* () {
    const { id } = yield* bea
    known.userHandle = (yield* WebAuthn).handleOf({ tenant: (yield* CurrentTenant).id, user: id })
    yield* (yield* SecondSteps).savePasskey({
      id: PasskeyId.make("019a0000-0000-7000-8000-0000000000a1"),
      userId: id,
      credentialId: known.id,
      publicKey: known.publicKey,
      counter: 0,
      transports: ["internal"],
      name: "Office PC",
      isBackedUp: true,
      addedAt: Date.parse("2026-11-18T15:00:00Z"),
      lastUsedAt: Date.parse("2026-11-21T14:05:00Z")
    })
  })

/** The shop requires a second step of every user. */
export const required = Effect.gen(function* () {
  yield* (yield* TenantSettings).save({ ...secondStepRequired, value: "true" })
})

/** An audit log longer than lists count: 10,030 sign-ins, one minute apart. */
export const longLog = Effect.gen(function* () {
  const { firstName, id, lastName } = yield* bea
  const log = yield* AuditLog
  for (let nth = 1; nth <= 10_030; nth++) {
    yield* log.add({
      id: `019a0000-0000-7000-8000-${String(nth).padStart(12, "0")}`,
      at: Date.parse("2026-11-12T15:00:00Z") + nth * 60_000,
      kind: "signedIn",
      method: "password",
      userId: id,
      userName: `${firstName} ${lastName}`,
      byName: "",
      refused: null,
      device: `Chrome ${nth}, Windows`,
      network: "203.0.113.x",
      list: "",
      format: null,
      rows: null,
      detail: ""
    })
  }
})

/** Several days of a shop's audit log. */
export const writtenDown = Effect.gen(function* () {
  const { firstName, id, lastName } = yield* bea
  const log = yield* AuditLog
  const about = {
    userId: id,
    userName: `${firstName} ${lastName}`,
    byName: "",
    refused: null,
    device: "Chrome, Windows",
    network: "203.0.113.x",
    list: "",
    format: null,
    rows: null,
    detail: ""
  } as const
  const events: ReadonlyArray<Omit<AuditEvent, "id" | "at">> = [
    { ...about, kind: "signInRefused", method: "password", refused: "wrongPassword" },
    { ...about, kind: "signedIn", method: "password" },
    { ...about, kind: "passkeyAdded", method: null },
    { ...about, kind: "authenticatorAdded", method: null },
    { ...about, kind: "exported", method: null, list: "customers", format: "csv", rows: 5_214 },
    { ...about, kind: "secondStepReset", method: null, userName: "Ivan Petrov", byName: about.userName },
    { ...about, kind: "signedIn", method: "passkey", device: "Safari, iPhone", network: "2001:db8:85a3::x" }
  ]
  for (const [index, event] of events.entries()) {
    const at = Date.parse("2026-11-19T15:00:00Z") + index * 3_600_000
    yield* log.add({
      ...event,
      at,
      id: `${at
        .toString(16)
        .padStart(12, "0")
        .replace(/(.{8})/, "$1-")}-7000-8000-00000000000${index}`
    })
  }
})
