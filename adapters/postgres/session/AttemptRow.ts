import { defineEntity, p } from "@mikro-orm/postgresql"

/** Global list: how often something was tried, under a fingerprint that names nobody. Instants in milliseconds UTC. */
const AttemptSchema = defineEntity({
  name: "AttemptRow",
  tableName: "attempt",
  indexes: [{ name: "attempt_until", properties: ["until"] }],
  properties: {
    key: p.text().primary(),
    times: p.array((time) => Number(time)).columnType("bigint[]"),
    /** The latest try was one too many, and was not counted. */
    isRefused: p.boolean(),
    /** When the latest try counts no more. */
    until: p.bigint("number")
  }
})

export class AttemptRow extends AttemptSchema.class {}
AttemptSchema.setClass(AttemptRow)
