import { Effect, Layer } from "effect"
import { defaultChoice } from "#domain/list-views/ListChoice.ts"
import { ListView, ListViewChanged, type ListViewId, ListViewNotFound } from "#domain/list-views/ListView.ts"
import { ListViews } from "#domain/list-views/ListViews.ts"
import { MemoryTables } from "./MemoryTables.ts"
import { sorted } from "./lists.ts"

/** In-memory storage for saved list views and choices. */
export const listViewsMemory = Layer.effect(
  ListViews,
  Effect.gen(function* () {
    const { current } = yield* MemoryTables
    const get = Effect.fnUntraced(function* (id: ListViewId) {
      return (yield* current).listViews.get(id) ?? (yield* new ListViewNotFound({ id }))
    })
    return ListViews.of({
      get,
      visibleTo: (user, list) =>
        Effect.map(current, ({ listViews }) =>
          sorted(
            [...listViews.values()].filter((view) => view.list === list && (view.isShared || view.ownerId === user)),
            ({ name, id }) => [name, id]
          )
        ),
      add: (view) => Effect.map(current, ({ listViews }) => void listViews.set(view.id, view)),
      save: Effect.fnUntraced(function* (view) {
        const kept = yield* get(view.id)
        if (kept.version !== view.version) return yield* new ListViewChanged({ current: kept })
        const saved = new ListView({ ...view, version: kept.version + 1 })
        ;(yield* current).listViews.set(saved.id, saved)
        return saved
      }),
      remove: Effect.fnUntraced(function* (id) {
        yield* get(id)
        ;(yield* current).listViews.delete(id)
      }),
      choiceOf: (user, list) =>
        Effect.map(current, ({ listChoices }) => listChoices.get(`${user} ${list}`) ?? defaultChoice(list)),
      saveChoice: (user, choice) =>
        Effect.map(current, ({ listChoices }) => void listChoices.set(`${user} ${choice.list}`, choice))
    })
  })
).pipe(Layer.provide(MemoryTables.empty))
