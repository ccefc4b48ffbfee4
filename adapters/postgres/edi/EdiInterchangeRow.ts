import { defineEntity, p } from "@mikro-orm/postgresql"
import { tenantWall } from "../tenantWall.ts"

/** What went to partners and came from them, letter for letter. The application may add to it and read it, no more. */
const EdiInterchangeSchema = defineEntity({
  name: "EdiInterchangeRow",
  tableName: "edi_interchange",
  ...tenantWall,
  uniques: [{ name: "edi_interchange_number", properties: ["tenantId", "network", "isOurs", "control"] }],
  properties: {
    tenantId: p.uuid().primary(),
    id: p.uuid().primary(),
    network: p.text(),
    isOurs: p.boolean(),
    kind: p.text(),
    control: p.integer(),
    content: p.text(),
    /** Whose invoice is in it, of what the shop sent. */
    jobId: p.uuid().nullable(),
    at: p.bigint("number")
  }
})

export class EdiInterchangeRow extends EdiInterchangeSchema.class {}
EdiInterchangeSchema.setClass(EdiInterchangeRow)

/** What happened to invoices on their way. The application may add to it and read it, no more. */
const EdiEntrySchema = defineEntity({
  name: "EdiEntryRow",
  tableName: "edi_entry",
  ...tenantWall,
  indexes: [{ name: "edi_entry_by_job", properties: ["tenantId", "jobId", "id"] }],
  properties: {
    tenantId: p.uuid().primary(),
    id: p.uuid().primary(),
    jobId: p.uuid(),
    at: p.bigint("number"),
    what: p.text(),
    by: p.text().name("by_name"),
    text: p.text(),
    interchangeId: p.uuid().nullable()
  }
})

export class EdiEntryRow extends EdiEntrySchema.class {}
EdiEntrySchema.setClass(EdiEntryRow)
