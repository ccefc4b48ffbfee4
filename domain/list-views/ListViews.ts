import { Context, type Effect } from "effect"
import type { UserId } from "#domain/access/CurrentUser.ts"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { ListChoice } from "./ListChoice.ts"
import type { ListName } from "#domain/access/ListName.ts"
import type { ListView, ListViewChanged, ListViewId, ListViewNotFound } from "./ListView.ts"

/** Storage for saved views and each user's list settings. */
export class ListViews extends Context.Service<
  ListViews,
  {
    /** Returns a user's own views of a list and the shared ones, sorted by name regardless of case. */
    readonly visibleTo: (user: UserId, list: ListName) => Effect.Effect<ReadonlyArray<ListView>, never, CurrentTenant>
    readonly get: (id: ListViewId) => Effect.Effect<ListView, ListViewNotFound, CurrentTenant>
    readonly add: (view: ListView) => Effect.Effect<void, never, CurrentTenant>
    /** Saves the view with the version incremented; fails if `view.version` is no longer current. */
    readonly save: (view: ListView) => Effect.Effect<ListView, ListViewNotFound | ListViewChanged, CurrentTenant>
    readonly remove: (id: ListViewId) => Effect.Effect<void, ListViewNotFound, CurrentTenant>
    /** Returns the user's settings for a list, or the defaults. */
    readonly choiceOf: (user: UserId, list: ListName) => Effect.Effect<ListChoice, never, CurrentTenant>
    readonly saveChoice: (user: UserId, choice: ListChoice) => Effect.Effect<void, never, CurrentTenant>
  }
>()("domain/list-views/ListViews") {}
