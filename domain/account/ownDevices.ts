import { Clock, DateTime, Effect, Schema } from "effect"
import { signedInUser } from "#domain/access/CurrentUser.ts"
import { deviceFingerprint } from "#domain/credentials/knownDevice.ts"
import { KnownDevices } from "#domain/credentials/KnownDevices.ts"
import { field } from "#domain/shared/field.ts"

/** A browser that is known as people are shown it; its cookies at the base domain and at the shop are one. */
export const OwnDevice = Schema.Struct({
  id: field(Schema.String, "Its own id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  name: field(Schema.String, "The browser, in words; empty for a program.", "Chrome, Windows"),
  lastUsed: field(Schema.String, "When somebody last logged in from it, ISO 8601 in UTC.", "2026-11-21T17:30:00.000Z"),
  /** The one that asks. */
  isThis: field(Schema.Boolean, "Whether it is the one that asks.")
})
export type OwnDevice = typeof OwnDevice.Type

/** One's own known devices, the latest used first. */
export const ownDevices = Effect.gen(function* () {
  const { id: user } = yield* signedInUser
  const here = yield* deviceFingerprint
  const cookies = yield* (yield* KnownDevices).listOf(user, yield* Clock.currentTimeMillis)
  const own = cookies.find(({ fingerprint }) => fingerprint === here)?.id
  const latest = cookies.filter(({ id }, place) => cookies.findIndex((one) => one.id === id) === place)
  return latest.map(({ id, name, usedAt }): OwnDevice => ({
    id,
    name,
    lastUsed: DateTime.formatIso(DateTime.makeUnsafe(usedAt)),
    isThis: id === own
  }))
})

/**
 * Forgets one of one's own devices: from there one logs in as on a new one. Somebody else's is as if it were not there.
 */
export const forgetOwnDevice = Effect.fn("forgetOwnDevice")(function* ({ id }: { readonly id: string }) {
  yield* (yield* KnownDevices).forget((yield* signedInUser).id, id)
  return {}
})
