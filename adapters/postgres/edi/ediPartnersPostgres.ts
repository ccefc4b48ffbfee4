import { defineEntity, p } from "@mikro-orm/postgresql"
import { Effect, Layer, Schema } from "effect"
import { EdiPartner, type EdiProgram, type StoredPartner } from "#domain/edi/EdiPartner.ts"
import { EdiPartners } from "#domain/edi/EdiPartners.ts"
import { InvoiceLocks } from "#domain/jobs/changeStage.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { DayColumn, fieldValues } from "../columns.ts"
import { Database } from "../Database.ts"
import { insertIfAbsent } from "../insertRows.ts"
import { decodeStored } from "../storedJson.ts"
import { tenantPolicy } from "../tenantPolicy.ts"

/** The partners that receive a shop's invoices, each with the last number of its series; the password is encrypted. */
const EdiPartnerSchema = defineEntity({
  name: "EdiPartnerRow",
  tableName: "edi_partner",
  ...tenantPolicy,
  properties: {
    tenantId: p.uuid().primary(),
    network: p.text().primary(),
    version: p.integer(),
    account: p.text(),
    shopId: p.text(),
    partnerId: p.text(),
    transport: p.text(),
    address: p.text(),
    userName: p.text(),
    hostKey: p.text(),
    isTest: p.boolean(),
    isActive: p.boolean(),
    /** Whether the partner receives dispatch answers. */
    answers: p.boolean().default(false),
    since: p.type(DayColumn).$type<string>(),
    programs: p.json<ReadonlyArray<EdiProgram>>(),
    secret: p.text(),
    lastControl: p.integer().default(0)
  }
})

export class EdiPartnerRow extends EdiPartnerSchema.class {}
EdiPartnerSchema.setClass(EdiPartnerRow)

/** PostgreSQL storage for a shop's EDI partners. */
export const ediPartnersPostgres = Layer.effect(
  EdiPartners,
  Effect.gen(function* () {
    const database = yield* Database
    return EdiPartners.of({
      all: Effect.gen(function* () {
        const { id: tenantId } = yield* CurrentTenant
        const rows = yield* database.query((em) =>
          em.find(EdiPartnerRow, { tenantId }, { orderBy: { network: "asc" }, disableIdentityMap: true })
        )
        return rows.map(toPartner)
      }).pipe(Effect.withSpan("EdiPartners.all")),
      get: Effect.fn("EdiPartners.get")(function* (network) {
        const { id: tenantId } = yield* CurrentTenant
        const row = yield* database.query((em) =>
          em.findOne(EdiPartnerRow, { tenantId, network }, { disableIdentityMap: true })
        )
        return row === null ? undefined : toPartner(row)
      }),
      save: Effect.fn("EdiPartners.save")(function* ({ hasSecret: _, ...partner }) {
        const { id: tenantId } = yield* CurrentTenant
        const { network, version } = partner
        const { answers = false, programs } = partner
        const next = { ...partner, answers, programs: [...programs], version: version + 1 }
        const isSaved = yield* database.query(async (em) =>
          version === 0
            ? insertIfAbsent(em, EdiPartnerRow, { ...next, tenantId, lastControl: 0 })
            : (await em.nativeUpdate(EdiPartnerRow, { tenantId, network, version }, next)) === 1
        )
        return isSaved ? { ...partner, version: version + 1, hasSecret: partner.secret !== "" } : undefined
      }),
      nextControl: Effect.fn("EdiPartners.nextControl")(function* (network) {
        const { id: tenantId } = yield* CurrentTenant
        const rows = yield* database.write((writing) =>
          writing.execute(
            "update edi_partner set last_control = last_control + 1 where tenant_id = ? and network = ? returning last_control",
            [tenantId, network]
          )
        )
        return Number(rows[0]!["last_control"])
      })
    })
  })
)

/** Reports whether a partner has received a job's invoice, and locks the row until the transaction ends. */
export const invoiceLocksPostgres = Layer.effect(
  InvoiceLocks,
  Effect.gen(function* () {
    const database = yield* Database
    return InvoiceLocks.of({
      isSent: Effect.fn("InvoiceLocks.isSent")(function* (id) {
        const { id: tenantId } = yield* CurrentTenant
        const rows = yield* database.write((writing) =>
          writing.execute("select state from edi_invoice where tenant_id = ? and job_id = ? for update", [tenantId, id])
        )
        return rows.some(({ state }) => state !== "draft" && state !== "ready")
      })
    })
  })
)

const { hasSecret: _hasSecret, ...fields } = EdiPartner.fields
const decode = decodeStored(Schema.Struct({ ...fields, secret: Schema.String }), { disableChecks: true })

const toPartner = (row: EdiPartnerRow): StoredPartner => {
  const partner = decode(fieldValues(row))
  return { ...partner, hasSecret: partner.secret !== "" }
}
