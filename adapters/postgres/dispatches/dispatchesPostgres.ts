import { defineEntity, p } from "@mikro-orm/postgresql"
import { Effect, Layer, Schema } from "effect"
import type { UserId } from "#domain/access/CurrentUser.ts"
import {
  Dispatch,
  DispatchChanged,
  type DispatchContent,
  DispatchNotFound,
  ListedDispatch,
  dispatchNumberOf
} from "#domain/dispatches/Dispatch.ts"
import type { StoredAnswer } from "#domain/dispatches/DispatchAnswer.ts"
import { Dispatches, type DispatchSearch } from "#domain/dispatches/Dispatches.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { fieldsIn, fieldValues, selected } from "../columns.ts"
import { Database } from "../Database.ts"
import { insertIfAbsent } from "../insertRows.ts"
import type { ListQuery } from "../ListQuery.ts"
import { cursorChecked, pageOf } from "../pageOf.ts"
import type { PostgresSlice } from "../PostgresSlice.ts"
import { saveVersion } from "../saveVersion.ts"
import { tenantPolicy } from "../tenantPolicy.ts"
import { hasTextSql, isMatch, maxMatches, matchesCte } from "../textSearch.ts"
import { Migration20261126Dispatches } from "./Migration20261126Dispatches.ts"
import { answeredNetwork } from "./dispatchAnswersPostgres.ts"
import { Migration20261128DispatchAnswers } from "./Migration20261128DispatchAnswers.ts"
import { Migration20261128DispatchSearch } from "./Migration20261128DispatchSearch.ts"

const DispatchSchema = defineEntity({
  name: "DispatchRow",
  tableName: "dispatch",
  ...tenantPolicy,
  uniques: [{ name: "dispatch_once", properties: ["tenantId", "network", "number"] }],
  indexes: [
    { name: "dispatch_newest", properties: ["tenantId", "receivedAt", "id"] },
    { name: "dispatch_in_state", properties: ["tenantId", "state", "receivedAt", "id"] },
    { name: "dispatch_of_network", properties: ["tenantId", "network", "receivedAt", "id"] },
    { name: "dispatch_of_network_in_state", properties: ["tenantId", "network", "state", "receivedAt", "id"] },
    {
      name: "dispatch_contains",
      expression: "CREATE INDEX dispatch_contains ON public.dispatch USING gin (tenant_id, search_text gin_trgm_ops)"
    },
    {
      name: "dispatch_other_word_starts",
      expression:
        "CREATE INDEX dispatch_other_word_starts ON public.dispatch USING gin (tenant_id, other_word_starts(search_text)) WHERE (search_text ~ '(?<![^ ''._@/+,#&()\\n-])[^a-z0-9 \\n]'::text)"
    },
    {
      name: "dispatch_by_job",
      expression:
        "CREATE INDEX dispatch_by_job ON public.dispatch USING btree (tenant_id, job_id) WHERE (job_id IS NOT NULL)"
    }
  ],
  properties: {
    tenantId: p.uuid().primary(),
    id: p.uuid().primary(),
    version: p.integer(),
    network: p.text(),
    /** The network's own number for it. */
    number: p.text(),
    content: p.json<DispatchContent>(),
    state: p.text(),
    receivedAt: p.bigint("number"),
    revisedAt: p.bigint("number").nullable(),
    /** Not a foreign key: a deleted quote may be restored, which links it again. */
    jobId: p.uuid().nullable(),
    reason: p.text().nullable(),
    note: p.text(),
    decidedBy: p.uuid().nullable(),
    decidedAt: p.bigint("number").nullable(),
    /** The answer to its network; only `DispatchAnswers` writes it. */
    answer: p.json<StoredAnswer>().nullable(),
    /** Text for the list's search, in lower case. */
    searchText: p.text()
  }
})

class DispatchRow extends DispatchSchema.class {}
DispatchSchema.setClass(DispatchRow)

const layer = Layer.effect(
  Dispatches,
  Effect.gen(function* () {
    const database = yield* Database
    const get = Effect.fn("Dispatches.get")(function* (id: Dispatch["id"]) {
      const { id: tenantId } = yield* CurrentTenant
      const row = yield* database.query((em) => em.findOne(DispatchRow, { tenantId, id }, { disableIdentityMap: true }))
      return row === null ? yield* new DispatchNotFound({ id }) : toDispatch(fieldValues(row))
    })
    return Dispatches.of({
      get,
      list: Effect.fn("Dispatches.list")(function* (search, installer) {
        const { rows, ...rest } = yield* cursorChecked(
          database.read((reading) => pageOf(reading, listQuery(search, installer), search))
        )
        return { items: rows.map(toListed), ...rest }
      }),
      add: Effect.fn("Dispatches.add")(function* (dispatch) {
        const { id: tenantId } = yield* CurrentTenant
        const isNew = yield* database.query((em) => insertIfAbsent(em, DispatchRow, { ...toRow(dispatch), tenantId }))
        if (isNew) return undefined
        const { network, number } = toRow(dispatch)
        const known = yield* database.query((em) =>
          em.findOneOrFail(DispatchRow, { tenantId, network, number }, { disableIdentityMap: true })
        )
        return toDispatch(fieldValues(known))
      }),
      save: Effect.fn("Dispatches.save")(function* (dispatch) {
        const { id: tenantId } = yield* CurrentTenant
        const next = new Dispatch({ ...dispatch, version: dispatch.version + 1 })
        const opened = { tenantId, id: dispatch.id, version: dispatch.version }
        const saved = yield* database.query((em) => saveVersion(em, DispatchRow, opened, toRow(next)))
        return saved ? next : yield* new DispatchChanged({ current: yield* get(dispatch.id) })
      })
    })
  })
)

/** PostgreSQL storage for dispatches. */
export const dispatchesPostgres = {
  entities: [DispatchRow],
  migrations: [
    { name: "2026-11-26-dispatches", class: Migration20261126Dispatches },
    { name: "2026-11-28-dispatch-search", class: Migration20261128DispatchSearch },
    { name: "2026-11-28-dispatch-answers", class: Migration20261128DispatchAnswers }
  ],
  layer
} as const satisfies PostgresSlice

const toRow = (dispatch: Dispatch) => ({
  ...dispatch,
  network: dispatch.content.network,
  number: dispatchNumberOf(dispatch.content),
  searchText: searchTextOf(dispatch.content)
})

const searchTextOf = (content: DispatchContent) =>
  [
    content.dispatchNumber,
    content.referralNumber,
    content.insuredName,
    content.claimNumber,
    content.vehicle.vin,
    content.vehicle.year,
    content.vehicle.make,
    content.vehicle.model
  ]
    .join(" ")
    .toLowerCase()

const toDispatch: (row: unknown) => Dispatch = Schema.decodeUnknownSync(Dispatch)
const toListed: (row: unknown) => ListedDispatch = Schema.decodeUnknownSync(ListedDispatch)

const { state, receivedAt, revisedAt, id, version, network, number, reason } = ListedDispatch.fields

const told = `${selected(DispatchRow, fieldsIn(DispatchRow, { id, version, state, receivedAt, revisedAt, network, number, reason }))},
  content ->> 'dispatchedOn' as "dispatchedOn", (content ->> 'answerBy')::float8 as "answerBy", content ->> 'insuredName' as "insuredName",
  content ->> 'company' as "company", content ->> 'claimNumber' as "claimNumber", content ->> 'jobType' as "jobType",
  concat_ws(' ', nullif(content -> 'vehicle' ->> 'year', '0'), nullif(content -> 'vehicle' ->> 'make', ''), nullif(content -> 'vehicle' ->> 'model', '')) as "vehicle",
  exists (${answeredNetwork("dispatch.tenant_id", "dispatch.network")}) as "isAnswered",
  case when jsonb_typeof(dispatch.answer) = 'object' then jsonb_build_object('answer', dispatch.answer ->> 'answer',
    'toldAt', (dispatch.answer ->> 'toldAt')::float8, 'trouble', dispatch.answer ->> 'trouble') end as "answer",
  case when job.id is null then null else jsonb_build_object('id', job.id, 'number', job.number, 'stage', job.stage, 'invoiceNumber', job.invoice_number) end as "job"`

const listQuery = ({ network, state, text = "" }: DispatchSearch, installer: UserId | undefined): ListQuery => {
  const sought = text.trim().toLowerCase()
  return {
    ...(sought === ""
      ? {}
      : {
          first: { sql: matchesCte(`select found from search_dispatches(?, ${maxMatches})`), values: [sought] },
          sought: { few: isMatch("dispatch.id"), many: hasTextSql(["search_text"], sought) }
        }),
    table: "dispatch",
    id: "dispatch.id",
    select: told,
    join: "left join job on job.tenant_id = dispatch.tenant_id and job.id = dispatch.job_id",
    where: [
      ...(state === undefined ? [] : [{ sql: "state = ?", values: [state] }]),
      ...(network === undefined ? [] : [{ sql: "network = ?", values: [network] }]),
      ...(installer === undefined ? [] : [{ sql: installedBy, values: [installer] }])
    ],
    order: { keys: ["received_at", "dispatch.id"], descending: true },
    isServed: sought === "" && installer === undefined
  }
}

/** Dispatches linked to a job that the user installs, via the index of linked dispatches. */
const installedBy = "dispatch.job_id = any(array(select job_id from job_installer where user_id = ?))"
