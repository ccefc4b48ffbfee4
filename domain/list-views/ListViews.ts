import { Context, type Effect } from "effect"
import type { UserId } from "#domain/access/CurrentUser.ts"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { ListChoice } from "./ListChoice.ts"
import type { ListName } from "#domain/access/ListName.ts"
import type { ListView, ListViewChanged, ListViewId, ListViewNotFound } from "./ListView.ts"

/** Where saved views are kept, and how each person likes each list. */
export class ListViews extends Context.Service<
  ListViews,
  {
    /** A person's own views of a list and the shared ones, by name whatever the case. */
    readonly seenBy: (user: UserId, list: ListName) => Effect.Effect<ReadonlyArray<ListView>, never, CurrentTenant>
    readonly get: (id: ListViewId) => Effect.Effect<ListView, ListViewNotFound, CurrentTenant>
    readonly add: (view: ListView) => Effect.Effect<void, never, CurrentTenant>
    /** Keeps the view with the next version, if `view.version` is still the one that is kept. */
    readonly save: (view: ListView) => Effect.Effect<ListView, ListViewNotFound | ListViewChanged, CurrentTenant>
    readonly remove: (id: ListViewId) => Effect.Effect<void, ListViewNotFound, CurrentTenant>
    /** What the person chose, or that nothing was chosen yet. */
    readonly choiceOf: (user: UserId, list: ListName) => Effect.Effect<ListChoice, never, CurrentTenant>
    readonly keepChoice: (user: UserId, choice: ListChoice) => Effect.Effect<void, never, CurrentTenant>
  }
>()("domain/list-views/ListViews") {}
