import { Effect, Layer, Schema } from "effect"
import { BusinessInformation, BusinessInformationChanged } from "#domain/business-information/BusinessInformation.ts"
import { OwnBusiness } from "#domain/business-information/OwnBusiness.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { fieldValues } from "../columns.ts"
import { Database } from "../Database.ts"
import { savesSinceVersion, saveWithHistory, currentSave } from "../saveVersion.ts"
import { TenantRow } from "../tenants/TenantRow.ts"

const toBusiness = Schema.decodeUnknownSync(BusinessInformation)

/**
 * The shop's own entry in the directory, in the shop's own transaction, so that it and its logo are saved atomically.
 */
export const ownBusinessPostgres = Layer.effect(
  OwnBusiness,
  Effect.gen(function* () {
    const database = yield* Database
    const get = Effect.gen(function* () {
      const { id } = yield* CurrentTenant
      const row = yield* database.query((em) => em.findOneOrFail(TenantRow, { id }, { disableIdentityMap: true }))
      return toBusiness(fieldValues(row))
    })
    return OwnBusiness.of({
      get,
      save: Effect.fn("OwnBusiness.save")(function* (business) {
        const { id } = yield* CurrentTenant
        const { businessName, phoneNumber, emailAddress, federalTaxId, language, logo, version } = business
        const next = { businessName, phoneNumber, emailAddress, federalTaxId, language, logo, version: version + 1 }
        const saving = yield* currentSave
        const saved = yield* database.query((em) => saveWithHistory(em, TenantRow, { id, version }, next, saving))
        const current = yield* get
        if (saved) return current
        const told = yield* database.query((em) => savesSinceVersion(em, TenantRow, { id, version }))
        return yield* new BusinessInformationChanged({ current, ...told })
      })
    })
  })
)
