import { Effect, Layer } from "effect"
import { KnownDevices, maxKnownDevices } from "#domain/credentials/KnownDevices.ts"
import { MemoryTables } from "./MemoryTables.ts"

/** In-memory storage for known devices. */
export const knownDevicesMemory = Layer.effect(
  KnownDevices,
  Effect.gen(function* () {
    const { current } = yield* MemoryTables
    const of = (user: string) =>
      Effect.map(current, ({ knownDevices }) => ({
        knownDevices,
        theirs: [...knownDevices.values()]
          .filter(({ userId }) => userId === user)
          .sort((one, other) => other.usedAt - one.usedAt || (one.fingerprint < other.fingerprint ? -1 : 1))
      }))
    const key = ({ fingerprint, userId }: { readonly userId: string; readonly fingerprint: string }) =>
      `${userId} ${fingerprint}`
    return KnownDevices.of({
      find: (user, fingerprint, now) =>
        Effect.map(of(user), ({ theirs }) =>
          theirs.find((one) => one.fingerprint === fingerprint && one.expires > now)
        ),
      remember: Effect.fnUntraced(function* (device) {
        const { knownDevices } = yield* of(device.userId)
        knownDevices.set(key(device), device)
        const { theirs } = yield* of(device.userId)
        // Each device has two cookies: one for the base domain and one for the shop's host.
        for (const [place, one] of theirs.entries())
          if (place >= maxKnownDevices * 2 || one.expires <= device.usedAt) knownDevices.delete(key(one))
      }),
      listOf: (user, now) => Effect.map(of(user), ({ theirs }) => theirs.filter(({ expires }) => expires > now)),
      forget: (user, id) =>
        Effect.map(of(user), ({ knownDevices, theirs }) => {
          for (const one of theirs) if (one.id === id) knownDevices.delete(key(one))
        }),
      forgetOthers: (user, kept) =>
        Effect.map(of(user), ({ knownDevices, theirs }) => {
          const own = theirs.find(({ fingerprint }) => fingerprint === kept)?.id
          for (const one of theirs) if (one.id !== own) knownDevices.delete(key(one))
        })
    })
  })
).pipe(Layer.provide(MemoryTables.empty))
