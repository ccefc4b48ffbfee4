import { Effect, Layer } from "effect"
import { KnownDevices } from "#domain/session/KnownDevices.ts"

/** Known devices over a map. */
export const knownDevicesMemory = Layer.sync(KnownDevices, () => {
  const known = new Map<string, number>()
  return KnownDevices.of({
    has: (device, account, now) => Effect.sync(() => (known.get(`${device} ${account}`) ?? 0) > now),
    remember: (device, account, until) => Effect.sync(() => void known.set(`${device} ${account}`, until))
  })
})
