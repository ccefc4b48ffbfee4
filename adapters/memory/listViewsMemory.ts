import { Effect, Layer } from "effect"
import { noChoice } from "#domain/list-views/ListChoice.ts"
import { ListView, ListViewChanged, type ListViewId, ListViewNotFound } from "#domain/list-views/ListView.ts"
import { ListViews } from "#domain/list-views/ListViews.ts"
import { MemoryTables } from "./MemoryTables.ts"
import { sorted } from "./lists.ts"

/** In-memory storage for saved list views and choices. */
export const listViewsMemory = Layer.effect(
  ListViews,
  Effect.gen(function* () {
    const { mine } = yield* MemoryTables
    const get = Effect.fnUntraced(function* (id: ListViewId) {
      return (yield* mine).listViews.get(id) ?? (yield* new ListViewNotFound({ id }))
    })
    return ListViews.of({
      get,
      seenBy: (user, list) =>
        Effect.map(mine, ({ listViews }) =>
          sorted(
            [...listViews.values()].filter((view) => view.list === list && (view.isShared || view.ownerId === user)),
            ({ name, id }) => [name, id]
          )
        ),
      add: (view) => Effect.map(mine, ({ listViews }) => void listViews.set(view.id, view)),
      save: Effect.fnUntraced(function* (view) {
        const kept = yield* get(view.id)
        if (kept.version !== view.version) return yield* new ListViewChanged({ current: kept })
        const saved = new ListView({ ...view, version: kept.version + 1 })
        ;(yield* mine).listViews.set(saved.id, saved)
        return saved
      }),
      remove: Effect.fnUntraced(function* (id) {
        yield* get(id)
        ;(yield* mine).listViews.delete(id)
      }),
      choiceOf: (user, list) =>
        Effect.map(mine, ({ listChoices }) => listChoices.get(`${user} ${list}`) ?? noChoice(list)),
      keepChoice: (user, choice) =>
        Effect.map(mine, ({ listChoices }) => void listChoices.set(`${user} ${choice.list}`, choice))
    })
  })
).pipe(Layer.provide(MemoryTables.empty))
