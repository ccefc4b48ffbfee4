import { Layer } from "effect"
import { Addresses } from "#domain/tenants/Addresses.ts"

/** Where shops are found while developing: `http://demo.localhost:3000`. */
export const addressesMemory = Layer.succeed(Addresses, {
  ofShop: (prefix) => (prefix === "" ? "http://localhost:3000" : `http://${prefix}.localhost:3000`)
})
