import { defineEntity, p } from "@mikro-orm/postgresql"
import { tenantWall } from "../tenantWall.ts"

/** Requests of the public page by the names that their visitors gave them: each becomes one job, however often sent. */
const QuoteRequestSchema = defineEntity({
  name: "QuoteRequestRow",
  tableName: "quote_request",
  ...tenantWall,
  indexes: [{ name: "quote_request_by_time", properties: ["tenantId", "at"] }],
  properties: {
    tenantId: p.uuid().primary(),
    id: p.uuid().primary(),
    /** When it came, milliseconds UTC. */
    at: p.bigint("number"),
    /** No key to the job: a deleted one may come back. Null until the call is done. */
    jobId: p.uuid().nullable()
  }
})

export class QuoteRequestRow extends QuoteRequestSchema.class {}
QuoteRequestSchema.setClass(QuoteRequestRow)
