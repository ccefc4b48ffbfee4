import { Effect, Layer } from "effect"
import { ShopUrls } from "#domain/tenants/ShopUrls.ts"
import { Caller } from "#domain/contract/Caller.ts"
import { UnconfiguredServices, ServiceWatch } from "#domain/service-state/ServiceState.ts"

/** Shop addresses as in development: `http://demo.localhost:3000`. */
export const shopUrlsMemory = Layer.succeed(ShopUrls, {
  ofShop: (prefix) => (prefix === "" ? "http://localhost:3000" : `http://${prefix}.localhost:3000`)
})

/** Every request comes from this machine. */
export const callerMemory = Layer.succeed(Caller, { address: "127.0.0.1" })

/** A service that saves normally and has enough disk space. */
export const serviceWatchMemory = Layer.succeed(ServiceWatch, { state: Effect.succeed({ readOnly: null, low: [] }) })

/** A server on which everything is set up. */
export const unconfiguredServicesMemory = Layer.succeed(UnconfiguredServices, [])
