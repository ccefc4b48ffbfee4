import { defineEntity, p } from "@mikro-orm/postgresql"
import type { UnpaidQuote } from "#domain/public-page/QuoteDesk.ts"
import { tenantWall } from "../tenantWall.ts"

/** Requests of the public page by the names that their visitors gave them: each becomes one job, however often sent. */
const QuoteRequestSchema = defineEntity({
  name: "QuoteRequestRow",
  tableName: "quote_request",
  ...tenantWall,
  indexes: [
    { name: "quote_request_by_time", properties: ["tenantId", "at"] },
    {
      name: "quote_request_untold",
      expression:
        "CREATE INDEX quote_request_untold ON public.quote_request USING btree (tenant_id, at) WHERE (unpaid_by IS NOT NULL)"
    }
  ],
  properties: {
    tenantId: p.uuid().primary(),
    id: p.uuid().primary(),
    /** When it came, milliseconds UTC. */
    at: p.bigint("number"),
    /** No key to the job: a deleted one may come back. Null until the call is done. */
    jobId: p.uuid().nullable(),
    /** Where its deposit is paid next and nobody was told of it yet: how its visitor is told, and what they wrote. */
    unpaidBy: p.text().$type<UnpaidQuote["by"]>().nullable(),
    unpaidLanguage: p.text().$type<UnpaidQuote["language"]>().nullable(),
    unpaidNote: p.text().nullable()
  }
})

export class QuoteRequestRow extends QuoteRequestSchema.class {}
QuoteRequestSchema.setClass(QuoteRequestRow)
