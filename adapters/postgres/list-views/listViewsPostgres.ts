import { Effect, Layer, Schema } from "effect"
import { ListChoice, noChoice } from "#domain/list-views/ListChoice.ts"
import { ListView, ListViewChanged, type ListViewId, ListViewNotFound } from "#domain/list-views/ListView.ts"
import { ListViews } from "#domain/list-views/ListViews.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { Database } from "../Database.ts"
import { saveVersion } from "../saveVersion.ts"
import { ListViewRow } from "./ListViewRow.ts"

export const listViewsPostgres = Layer.effect(
  ListViews,
  Effect.gen(function* () {
    const database = yield* Database
    const get = Effect.fn("ListViews.get")(function* (id: ListViewId) {
      const { id: tenantId } = yield* CurrentTenant
      const [row] = yield* database.read((reading) => reading.execute(one, [tenantId, id]))
      return row === undefined ? yield* new ListViewNotFound({ id }) : toView(row)
    })
    return ListViews.of({
      get,
      seenBy: Effect.fn("ListViews.seenBy")(function* (user, list) {
        const { id: tenantId } = yield* CurrentTenant
        return (yield* database.read((reading) => reading.execute(seen, [tenantId, list, user]))).map((row) =>
          toView(row)
        )
      }),
      add: Effect.fn("ListViews.add")(function* (view) {
        const { id: tenantId } = yield* CurrentTenant
        yield* database.query(async (em) => {
          em.create(ListViewRow, { ...toRow(view), tenantId })
          await em.flush()
        })
      }),
      save: Effect.fn("ListViews.save")(function* (view) {
        const { id: tenantId } = yield* CurrentTenant
        const next = new ListView({ ...view, version: view.version + 1 })
        const opened = { tenantId, id: view.id, version: view.version }
        const saved = yield* database.query((em) => saveVersion(em, ListViewRow, opened, toRow(next)))
        return saved ? next : yield* new ListViewChanged({ current: yield* get(view.id) })
      }),
      remove: Effect.fn("ListViews.remove")(function* (id) {
        const { id: tenantId } = yield* CurrentTenant
        const removed = yield* database.query((em) => em.nativeDelete(ListViewRow, { tenantId, id }))
        if (removed === 0) return yield* new ListViewNotFound({ id })
      }),
      choiceOf: Effect.fn("ListViews.choiceOf")(function* (user, list) {
        const { id: tenantId } = yield* CurrentTenant
        const [row] = yield* database.read((reading) => reading.execute(chosen, [tenantId, user, list]))
        return row === undefined ? noChoice(list) : toChoice(row)
      }),
      keepChoice: Effect.fn("ListViews.keepChoice")(function* (user, { list, columns, size, defaultViewId }) {
        const { id: tenantId } = yield* CurrentTenant
        yield* database.write((writing) =>
          writing.execute(keepChoice, [tenantId, user, list, columns, size, defaultViewId])
        )
      })
    })
  })
)

const toView = Schema.decodeUnknownSync(ListView)
const toChoice = Schema.decodeUnknownSync(ListChoice)
const encode = Schema.encodeSync(ListView)
const toRow = (view: ListView) => ({ ...encode(view), sortName: view.name.trim().toLowerCase() })

const columns = 'id, version, list, owner_id as "ownerId", name, is_shared as "isShared", address'
const one = `select ${columns} from list_view where tenant_id = ? and id = ?`
const seen = `select ${columns} from list_view where tenant_id = ? and list = ? and (is_shared or owner_id = ?) order by sort_name, id`
const chosen =
  'select list, columns, size, default_view_id as "defaultViewId" from list_choice where tenant_id = ? and user_id = ? and list = ?'
const keepChoice = `
  insert into list_choice (tenant_id, user_id, list, columns, size, default_view_id) values (?, ?, ?, ?, ?, ?)
  on conflict (tenant_id, user_id, list) do update
    set columns = excluded.columns, size = excluded.size, default_view_id = excluded.default_view_id`
