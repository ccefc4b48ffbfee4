import { Effect, Layer } from "effect"
import { EdiStray, mostStrays } from "#domain/edi/EdiStray.ts"
import { EdiStrays } from "#domain/edi/EdiStrays.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { Database } from "../Database.ts"
import { insertIfFree } from "../insertRows.ts"
import { decodeStored } from "../storedJson.ts"
import { EdiStrayRow } from "./EdiStrayRow.ts"

const told = `id, network, reason, at::float8 as at, detail, file_name as "fileName", size, job_id as "jobId",
  invoice_number as "invoiceNumber", amount::float8 as amount, trace,
  case when settled_at is not null
    then jsonb_build_object('at', settled_at, 'by', settled_by, 'note', note) end as settled`

/** What came from partners and has no place, as PostgreSQL keeps it. */
export const ediStraysPostgres = Layer.effect(
  EdiStrays,
  Effect.gen(function* () {
    const database = yield* Database
    return EdiStrays.of({
      add: Effect.fn("EdiStrays.add")(function* ({ settled: _, ...stray }, content) {
        const { id: tenantId } = yield* CurrentTenant
        return yield* database.query((em) => insertIfFree(em, EdiStrayRow, { ...stray, content, tenantId }))
      }),
      list: Effect.fn("EdiStrays.list")(function* (isSettled) {
        const { id } = yield* CurrentTenant
        const rows = yield* database.read((reading) => reading.execute(isSettled ? settled : waiting, [id, mostStrays]))
        return rows.map((row) => toStray(row))
      }),
      open: Effect.fn("EdiStrays.open")(function* (stray) {
        const { id } = yield* CurrentTenant
        const [row] = yield* database.write((writing) =>
          writing.execute(`select ${told} from edi_stray where tenant_id = ? and id = ? for update`, [id, stray])
        )
        return row === undefined ? undefined : toStray(row)
      }),
      content: Effect.fn("EdiStrays.content")(function* (stray) {
        const { id } = yield* CurrentTenant
        const [row] = yield* database.read((reading) =>
          reading.execute("select content from edi_stray where tenant_id = ? and id = ?", [id, stray])
        )
        return row?.["content"] as string | undefined
      }),
      settle: Effect.fn("EdiStrays.settle")(function* (id, { at, by, note }) {
        const { id: tenantId } = yield* CurrentTenant
        yield* database.query((em) =>
          em.nativeUpdate(EdiStrayRow, { tenantId, id }, { settledAt: at, settledBy: by, note })
        )
      })
    })
  })
)

// The column: as it is told, a float8, it has no index.
const waiting = `select ${told} from edi_stray where tenant_id = ? and settled_at is null order by edi_stray.at, id limit ?`
const settled = `select ${told} from edi_stray where tenant_id = ? and settled_at is not null order by settled_at desc, id desc limit ?`

const toStray: (row: object) => EdiStray = decodeStored(EdiStray, { disableChecks: true })
