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

/** Which dispatches a list asks for: all of them unless told otherwise, those that came last first. */
export const DispatchSearch = Schema.Struct({
  ...pageFields,
  text: field(
    Schema.optionalKey(Schema.String.check(maxLength(100))),
    "What to look for, anywhere in the network's number, the policyholder, the claim's number and the vehicle.",
    "004179015"
  ),
  state: field(Schema.optionalKey(DispatchState), "What became of them."),
  network: field(Schema.optionalKey(DispatchNetwork), "Who sent them.")
})
export type DispatchSearch = typeof DispatchSearch.Type

/** Where a shop's dispatches are kept. A network has a number once in a shop. */
export class Dispatches extends Context.Service<
  Dispatches,
  {
    /** One page, those that came last first; `installer` leaves those linked to jobs that this person installs. */
    readonly list: (
      search: DispatchSearch,
      installer?: UserId
    ) => Effect.Effect<Page<ListedDispatch>, CursorInvalid, CurrentTenant>
    readonly get: (id: DispatchId) => Effect.Effect<Dispatch, DispatchNotFound, CurrentTenant>
    /** Keeps it, or gives the one that is there under the network's number and keeps nothing. */
    readonly add: (dispatch: Dispatch) => Effect.Effect<Dispatch | undefined, never, CurrentTenant>
    /** Keeps the dispatch with the next version, if `dispatch.version` is still the one that is kept. */
    readonly save: (dispatch: Dispatch) => Effect.Effect<Dispatch, DispatchNotFound | DispatchChanged, CurrentTenant>
  }
>()("domain/dispatches/Dispatches") {}
