import { Context, type Effect, Schema } from "effect"
import type { UserId } from "#domain/access/CurrentUser.ts"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { field } from "#domain/shared/field.ts"
import { type CursorInvalid, type Page, pageFields } from "#domain/shared/Page.ts"
import { maxLength } from "#domain/shared/PlainText.ts"
import {
  type Dispatch,
  type DispatchChanged,
  type DispatchId,
  DispatchNetwork,
  type DispatchNotFound,
  DispatchState,
  type ListedDispatch
} from "./Dispatch.ts"

/** Filters for listing dispatches. Defaults to all, newest first. */
export const DispatchSearch = Schema.Struct({
  ...pageFields,
  text: field(
    Schema.optionalKey(Schema.String.check(maxLength(100))),
    "Text to search for in the network's number, the policyholder, the claim number and the vehicle.",
    "004179015"
  ),
  state: field(Schema.optionalKey(DispatchState), "Filter by state."),
  network: field(Schema.optionalKey(DispatchNetwork), "Filter by network.")
})
export type DispatchSearch = typeof DispatchSearch.Type

/** Storage for dispatches. Each network number is unique within a shop. */
export class Dispatches extends Context.Service<
  Dispatches,
  {
    /** Returns one page, newest first. `installer` limits it to dispatches linked to jobs this user installs. */
    readonly list: (
      search: DispatchSearch,
      installer?: UserId
    ) => Effect.Effect<Page<ListedDispatch>, CursorInvalid, CurrentTenant>
    readonly get: (id: DispatchId) => Effect.Effect<Dispatch, DispatchNotFound, CurrentTenant>
    /**
     * Saves a new dispatch and returns undefined. If the network's number already exists, saves nothing and returns the
     * existing dispatch.
     */
    readonly add: (dispatch: Dispatch) => Effect.Effect<Dispatch | undefined, never, CurrentTenant>
    /**
     * Saves the dispatch with the version incremented; rejects with `DispatchChanged` if `dispatch.version` is not the
     * stored one.
     */
    readonly save: (dispatch: Dispatch) => Effect.Effect<Dispatch, DispatchNotFound | DispatchChanged, CurrentTenant>
  }
>()("domain/dispatches/Dispatches") {}
