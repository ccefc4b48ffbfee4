import { Effect, Layer } from "effect"
import { PhotoReplies } from "#domain/public-page/PhotoReplies.ts"
import { PhotoReply } from "#domain/public-page/PhotoReply.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { fieldValues } from "../columns.ts"
import { Database } from "../Database.ts"
import { decodeStored } from "../storedJson.ts"
import { PhotoReplyRow } from "./PhotoReplyRow.ts"

/** What customers sent by links that ask for photos, in a table behind the shop's wall. */
export const photoRepliesPostgres = Layer.effect(
  PhotoReplies,
  Effect.gen(function* () {
    const database = yield* Database
    return PhotoReplies.of({
      of: Effect.fnUntraced(function* (linkId) {
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
      keep: Effect.fnUntraced(function* ({ linkId, jobId, ...said }) {
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
