import { defineEntity, p } from "@mikro-orm/postgresql"
import { Effect, Layer, Schema } from "effect"
import { ListChoice, defaultChoice } from "#domain/list-views/ListChoice.ts"
import { ListView, ListViewChanged, type ListViewId, ListViewNotFound } from "#domain/list-views/ListView.ts"
import { ListViews } from "#domain/list-views/ListViews.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { belongsTo } from "../belongsTo.ts"
import { fieldValues } from "../columns.ts"
import { Database } from "../Database.ts"
import { ShopUserRow } from "../people/ShopUserRow.ts"
import { saveVersion } from "../saveVersion.ts"
import { tenantPolicy } from "../tenantPolicy.ts"

const ListViewSchema = defineEntity({
  name: "ListViewRow",
  tableName: "list_view",
  ...tenantPolicy,
  indexes: [
    { name: "list_view_by_list", properties: ["tenantId", "list", "sortName", "id"] },
    { name: "list_view_by_owner", properties: ["tenantId", "ownerId"] }
  ],
  properties: {
    tenantId: p.uuid().primary(),
    id: p.uuid().primary(),
    version: p.integer(),
    list: p.text(),
    ownerId: p.uuid(),
    name: p.text(),
    isShared: p.boolean(),
    address: p.text(),
    /** Name in lower case, for sorting. */
    sortName: p.text().collation("und-x-icu"),
    owner: () =>
      belongsTo(ShopUserRow, { columns: ["tenant_id", "owner_id"], key: "list_view_owner_id", onDelete: "cascade" })
  }
})

export class ListViewRow extends ListViewSchema.class {}
ListViewSchema.setClass(ListViewRow)

const ListChoiceSchema = defineEntity({
  name: "ListChoiceRow",
  tableName: "list_choice",
  ...tenantPolicy,
  properties: {
    tenantId: p.uuid().primary(),
    userId: p.uuid().primary(),
    list: p.text().primary(),
    columns: p.text(),
    size: p.integer().nullable(),
    /** May refer to a deleted view, which undo restores. */
    defaultViewId: p.uuid().nullable(),
    user: () =>
      belongsTo(ShopUserRow, { columns: ["tenant_id", "user_id"], key: "list_choice_user_id", onDelete: "cascade" })
  }
})

export class ListChoiceRow extends ListChoiceSchema.class {}
ListChoiceSchema.setClass(ListChoiceRow)

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
      visibleTo: Effect.fn("ListViews.visibleTo")(function* (user, list) {
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
        return row === null ? defaultChoice(list) : toChoice(fieldValues(row))
      }),
      saveChoice: Effect.fn("ListViews.saveChoice")(function* (user, { list, columns, size, defaultViewId }) {
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
