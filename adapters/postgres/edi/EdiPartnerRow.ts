import { defineEntity, p } from "@mikro-orm/postgresql"
import type { EdiProgram } from "#domain/edi/EdiPartner.ts"
import { DayColumn } from "../columns.ts"
import { tenantWall } from "../tenantWall.ts"

/** The partners that take a shop's invoices, each with the last number of its series; the password is encrypted. */
const EdiPartnerSchema = defineEntity({
  name: "EdiPartnerRow",
  tableName: "edi_partner",
  ...tenantWall,
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
    since: p.type(DayColumn).$type<string>(),
    programs: p.json<ReadonlyArray<EdiProgram>>(),
    secret: p.text(),
    lastControl: p.integer().default(0)
  }
})

export class EdiPartnerRow extends EdiPartnerSchema.class {}
EdiPartnerSchema.setClass(EdiPartnerRow)
