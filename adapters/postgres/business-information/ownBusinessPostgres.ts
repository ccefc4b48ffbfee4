import { Effect, Layer, Schema } from "effect"
import { BusinessInformation, BusinessInformationChanged } from "#domain/business-information/BusinessInformation.ts"
import { OwnBusiness } from "#domain/business-information/OwnBusiness.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { Database } from "../Database.ts"

const toBusiness = Schema.decodeUnknownSync(BusinessInformation)

/**
 * The shop's own entry of the directory, in the shop's own transaction: it is saved together with its logo, or not at
 * all.
 */
export const ownBusinessPostgres = Layer.effect(
  OwnBusiness,
  Effect.gen(function* () {
    const database = yield* Database
    const get = Effect.gen(function* () {
      const { id } = yield* CurrentTenant
      const [row] = yield* database.read((reading) =>
        reading.execute(`select ${columns} from tenant where id = ?`, [id])
      )
      return toBusiness(row)
    })
    return OwnBusiness.of({
      get,
      save: Effect.fn("OwnBusiness.save")(function* (business) {
        const { id } = yield* CurrentTenant
        const { businessName, phoneNumber, emailAddress, federalTaxId, language, logo, version } = business
        const [row] = yield* database.write((writing) =>
          writing.execute(keep, [businessName, phoneNumber, emailAddress, federalTaxId, language, logo, id, version])
        )
        return row === undefined ? yield* new BusinessInformationChanged({ current: yield* get }) : toBusiness(row)
      })
    })
  })
)

const columns = `
  id, version, business_name as "businessName", phone_number as "phoneNumber", email_address as "emailAddress", federal_tax_id as "federalTaxId",
  language, country, logo`

const keep = `
  update tenant set business_name = ?, phone_number = ?, email_address = ?, federal_tax_id = ?, language = ?, logo = ?, version = version + 1
  where id = ? and version = ? returning ${columns}`
