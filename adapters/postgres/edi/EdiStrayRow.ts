import { defineEntity, p } from "@mikro-orm/postgresql"
import { tenantWall } from "../tenantWall.ts"

/** What came from partners and has no place; instants in milliseconds UTC, amounts in cents. */
const EdiStraySchema = defineEntity({
  name: "EdiStrayRow",
  tableName: "edi_stray",
  ...tenantWall,
  indexes: [
    {
      name: "edi_stray_file",
      expression:
        "CREATE UNIQUE INDEX edi_stray_file ON public.edi_stray USING btree (tenant_id, network, file_name, md5(content)) WHERE (file_name <> ''::text)"
    },
    {
      name: "edi_stray_waiting",
      expression:
        "CREATE INDEX edi_stray_waiting ON public.edi_stray USING btree (tenant_id, at, id) WHERE (settled_at IS NULL)"
    },
    {
      name: "edi_stray_settled",
      expression:
        "CREATE INDEX edi_stray_settled ON public.edi_stray USING btree (tenant_id, settled_at, id) WHERE (settled_at IS NOT NULL)"
    }
  ],
  properties: {
    tenantId: p.uuid().primary(),
    id: p.uuid().primary(),
    network: p.text(),
    reason: p.text(),
    at: p.bigint("number"),
    detail: p.text(),
    fileName: p.text(),
    size: p.integer(),
    content: p.text(),
    jobId: p.uuid().nullable(),
    invoiceNumber: p.text(),
    amount: p.bigint("number"),
    trace: p.text(),
    settledAt: p.bigint("number").nullable(),
    settledBy: p.text().default(""),
    note: p.text().default("")
  }
})

export class EdiStrayRow extends EdiStraySchema.class {}
EdiStraySchema.setClass(EdiStrayRow)
