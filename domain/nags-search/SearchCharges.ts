import { Context, type Effect } from "effect"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { PageSearch } from "#domain/shared/cursors.ts"
import type { CursorInvalid, Page } from "#domain/shared/Page.ts"
import type { SearchCharge } from "./SearchCharge.ts"

/** What a shop's searches cost it. Charges are added, never changed. Queries are told apart by `queryKey`. */
export class SearchCharges extends Context.Service<
  SearchCharges,
  {
    /** The latest charge for a query. */
    readonly latest: (key: string) => Effect.Effect<SearchCharge | undefined, never, CurrentTenant>
    /**
     * Adds a charge unless its query was charged after `since` (milliseconds UTC), by however many at once; whether it
     * was added.
     */
    readonly add: (charge: SearchCharge, since: number) => Effect.Effect<boolean, never, CurrentTenant>
    /** One page, the latest first. */
    readonly list: (page: PageSearch) => Effect.Effect<Page<SearchCharge>, CursorInvalid, CurrentTenant>
  }
>()("domain/nags-search/SearchCharges") {}
