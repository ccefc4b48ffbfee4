import { Effect, Layer } from "effect"
import {
  type BusinessInformation,
  BusinessInformationChanged
} from "#domain/business-information/BusinessInformation.ts"
import { OwnBusiness } from "#domain/business-information/OwnBusiness.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { Tenant } from "#domain/tenants/Tenant.ts"
import { MemoryTables } from "./MemoryTables.ts"
import { recordSave, storedSavesSince } from "./savesMemory.ts"

/** In-memory business information: the part of the shop's entry in `tenantsMemory` that the shop itself may edit. */
export const ownBusinessMemory = Layer.effect(
  OwnBusiness,
  Effect.gen(function* () {
    const { tenants } = yield* MemoryTables
    const mine = Effect.gen(function* () {
      const { id } = yield* CurrentTenant
      return tenants.get(id) ?? (yield* Effect.die(new Error("the current shop does not exist")))
    })
    return OwnBusiness.of({
      get: Effect.map(mine, ownPart),
      save: Effect.fn("OwnBusiness.save")(function* ({ id: _, country: _country, version, ...business }) {
        const tenant = yield* mine
        if (tenant.version !== version)
          return yield* new BusinessInformationChanged({
            current: ownPart(tenant),
            ...storedSavesSince(tenant, version)
          })
        const saved = { ...tenant, ...business, version: version + 1 }
        yield* recordSave(tenant, saved)
        tenants.set(tenant.id, saved)
        return ownPart(saved)
      })
    })
  })
).pipe(Layer.provide(MemoryTables.empty))

const ownPart = ({
  id,
  version,
  businessName,
  phoneNumber,
  emailAddress,
  federalTaxId,
  language,
  country,
  logo
}: Tenant): BusinessInformation => ({
  id,
  version,
  businessName,
  phoneNumber,
  emailAddress,
  federalTaxId,
  language,
  country,
  logo
})
