import { defineEntity, p } from "@mikro-orm/postgresql"
import { Effect, Layer } from "effect"
import { PhotoReplies } from "#domain/public-page/PhotoReplies.ts"
import { PhotoReply } from "#domain/public-page/PhotoReply.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { belongsTo } from "../belongsTo.ts"
import { fieldValues } from "../columns.ts"
import { Database } from "../Database.ts"
import { JobLinkRow } from "../job-links/jobLinksPostgres.ts"
import { JobRow } from "../jobs/JobRow.ts"
import { decodeStored } from "../storedJson.ts"
import { tenantPolicy } from "../tenantPolicy.ts"

/** What customers submit through photo request links, one per link. Times in milliseconds UTC. */
const PhotoReplySchema = defineEntity({
  name: "PhotoReplyRow",
  tableName: "photo_reply",
  ...tenantPolicy,
  indexes: [{ name: "photo_reply_by_job", properties: ["tenantId", "jobId", "linkId"] }],
  properties: {
    tenantId: p.uuid().primary(),
    linkId: p.uuid().primary(),
    jobId: p.uuid(),
    vin: p.text().nullable(),
    car: p.json<PhotoReply["car"]>().nullable(),
    lookups: p.integer(),
    panes: p.json<PhotoReply["panes"]>(),
    answers: p.json<PhotoReply["answers"]>(),
    photos: p.json<PhotoReply["photos"]>(),
    at: p.bigint("number"),
    sentAt: p.bigint("number").nullable(),
    link: () =>
      belongsTo(JobLinkRow, { columns: ["tenant_id", "link_id"], key: "photo_reply_link", onDelete: "restrict" }),
    job: () => belongsTo(JobRow, { columns: ["tenant_id", "job_id"], key: "photo_reply_job", onDelete: "restrict" })
  }
})

export class PhotoReplyRow extends PhotoReplySchema.class {}
PhotoReplySchema.setClass(PhotoReplyRow)

/** Storage for what customers submit through photo request links, with row-level security. */
export const photoRepliesPostgres = Layer.effect(
  PhotoReplies,
  Effect.gen(function* () {
    const database = yield* Database
    return PhotoReplies.of({
      ofLink: Effect.fnUntraced(function* (linkId) {
        const { id: tenantId } = yield* CurrentTenant
        const row = yield* database.query((em) =>
          em.findOne(PhotoReplyRow, { tenantId, linkId }, { disableIdentityMap: true })
        )
        return row === null ? undefined : toReply(fieldValues(row))
      }),
      ofJob: Effect.fnUntraced(function* (jobId) {
        const { id: tenantId } = yield* CurrentTenant
        const rows = yield* database.query((em) =>
          em.find(PhotoReplyRow, { tenantId, jobId }, { orderBy: { linkId: "desc" }, disableIdentityMap: true })
        )
        return rows.map((row) => toReply(fieldValues(row)))
      }),
      save: Effect.fnUntraced(function* ({ linkId, jobId, ...said }) {
        const { id: tenantId } = yield* CurrentTenant
        yield* database.query(async (em) => {
          const changed = await em.nativeUpdate(PhotoReplyRow, { tenantId, linkId }, said)
          if (changed === 0) await em.insert(PhotoReplyRow, { ...said, tenantId, linkId, jobId })
        })
      })
    })
  })
)

const toReply = decodeStored(PhotoReply)
