import { defineEntity, p } from "@mikro-orm/postgresql"
import { Effect, Layer } from "effect"
import { UnmatchedItem, maxUnmatchedItems } from "#domain/edi/UnmatchedItem.ts"
import { UnmatchedItems } from "#domain/edi/UnmatchedItems.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { Database } from "../Database.ts"
import { insertIfAbsent } from "../insertRows.ts"
import { decodeStored } from "../storedJson.ts"
import { tenantPolicy } from "../tenantPolicy.ts"

/** Partner files that could not be matched. Times in milliseconds UTC, amounts in cents. */
const EdiStraySchema = defineEntity({
  name: "EdiStrayRow",
  tableName: "edi_stray",
  ...tenantPolicy,
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

const told = `id, network, reason, at::float8 as at, detail, file_name as "fileName", size, job_id as "jobId",
  invoice_number as "invoiceNumber", amount::float8 as amount, trace,
  case when settled_at is not null
    then jsonb_build_object('at', settled_at, 'by', settled_by, 'note', note) end as settled`

/** PostgreSQL storage for partner files that could not be matched. */
export const unmatchedItemsPostgres = Layer.effect(
  UnmatchedItems,
  Effect.gen(function* () {
    const database = yield* Database
    return UnmatchedItems.of({
      add: Effect.fn("UnmatchedItems.add")(function* ({ settled: _, ...stray }, content) {
        const { id: tenantId } = yield* CurrentTenant
        return yield* database.query((em) => insertIfAbsent(em, EdiStrayRow, { ...stray, content, tenantId }))
      }),
      list: Effect.fn("UnmatchedItems.list")(function* (isSettled) {
        const { id } = yield* CurrentTenant
        const rows = yield* database.read((reading) =>
          reading.execute(isSettled ? settled : waiting, [id, maxUnmatchedItems])
        )
        return rows.map((row) => toStray(row))
      }),
      getForUpdate: Effect.fn("UnmatchedItems.getForUpdate")(function* (stray) {
        const { id } = yield* CurrentTenant
        const [row] = yield* database.write((writing) =>
          writing.execute(`select ${told} from edi_stray where tenant_id = ? and id = ? for update`, [id, stray])
        )
        return row === undefined ? undefined : toStray(row)
      }),
      content: Effect.fn("UnmatchedItems.content")(function* (stray) {
        const { id } = yield* CurrentTenant
        const [row] = yield* database.read((reading) =>
          reading.execute("select content from edi_stray where tenant_id = ? and id = ?", [id, stray])
        )
        return row?.["content"] as string | undefined
      }),
      resolve: Effect.fn("UnmatchedItems.resolve")(function* (id, { at, by, note }) {
        const { id: tenantId } = yield* CurrentTenant
        yield* database.query((em) =>
          em.nativeUpdate(EdiStrayRow, { tenantId, id }, { settledAt: at, settledBy: by, note })
        )
      })
    })
  })
)

// Orders by the table's column; the selected `at` is cast to float8 and has no index.
const waiting = `select ${told} from edi_stray where tenant_id = ? and settled_at is null order by edi_stray.at, id limit ?`
const settled = `select ${told} from edi_stray where tenant_id = ? and settled_at is not null order by settled_at desc, id desc limit ?`

const toStray: (row: object) => UnmatchedItem = decodeStored(UnmatchedItem, { disableChecks: true })
