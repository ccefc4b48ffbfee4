import { Effect, Layer, Schema } from "effect"
import { ListChoice, noChoice } from "#domain/list-views/ListChoice.ts"
import { ListView, ListViewChanged, type ListViewId, ListViewNotFound } from "#domain/list-views/ListView.ts"
import { ListViews } from "#domain/list-views/ListViews.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { fieldValues } from "../columns.ts"
import { Database } from "../Database.ts"
import { saveVersion } from "../saveVersion.ts"
import { ListChoiceRow } from "./ListChoiceRow.ts"
import { ListViewRow } from "./ListViewRow.ts"

export const listViewsPostgres = Layer.effect(
  ListViews,
  Effect.gen(function* () {
    const database = yield* Database
    const get = Effect.fn("ListViews.get")(function* (id: ListViewId) {
      const { id: tenantId } = yield* CurrentTenant
      const row = yield* database.query((em) => em.findOne(ListViewRow, { tenantId, id }, { disableIdentityMap: true }))
      return row === null ? yield* new ListViewNotFound({ id }) : toView(fieldValues(row))
    })
    return ListViews.of({
      get,
      seenBy: Effect.fn("ListViews.seenBy")(function* (user, list) {
        const { id: tenantId } = yield* CurrentTenant
        const rows = yield* database.query((em) =>
          em.find(
            ListViewRow,
            { tenantId, list, $or: [{ isShared: true }, { ownerId: user }] },
            { orderBy: { sortName: "asc", id: "asc" }, disableIdentityMap: true }
          )
        )
        return rows.map((row) => toView(fieldValues(row)))
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
        const row = yield* database.query((em) =>
          em.findOne(ListChoiceRow, { tenantId, userId: user, list }, { disableIdentityMap: true })
        )
        return row === null ? noChoice(list) : toChoice(fieldValues(row))
      }),
      keepChoice: Effect.fn("ListViews.keepChoice")(function* (user, { list, columns, size, defaultViewId }) {
        const { id: tenantId } = yield* CurrentTenant
        yield* database.query((em) =>
          em
            .createQueryBuilder(ListChoiceRow)
            .insert({ tenantId, userId: user, list, columns, size, defaultViewId })
            .onConflict(["tenantId", "userId", "list"])
            .merge()
            .execute("run")
        )
      })
    })
  })
)

const toView = Schema.decodeUnknownSync(ListView)
const toChoice = Schema.decodeUnknownSync(ListChoice)
const encode = Schema.encodeSync(ListView)
const toRow = (view: ListView) => ({ ...encode(view), sortName: view.name.trim().toLowerCase() })
