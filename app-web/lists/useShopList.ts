import type { Schema } from "effect"
import { useEffect, useEffectEvent } from "react"
import { useLocation, useNavigate } from "react-router-dom"
import type { Endpoint, Wire } from "#domain/contract/Endpoint.ts"
import { parseColumns, columnsText, type VisibleColumn } from "#domain/lists/columnsText.ts"
import type { ListView } from "#domain/list-views/ListView.ts"
import type { Page } from "#domain/shared/Page.ts"
import type { TableSort } from "#ui/Table.tsx"
import type { TableColumn } from "#ui/TableColumn.ts"
import { useApiQuery } from "#web/api/useApiQuery.ts"
import { addressOf, isSameList, type ListUrlState, noView, searchOfSort, sortOf, standardColumns } from "./listUrl.ts"
import { hasFilters, type Paged, unfiltered } from "./paging.ts"
import { withFilter, parseSearch } from "./parseSearch.ts"
import { shownColumns } from "./shownColumns.ts"
import { useFittingRows } from "./useFittingRows.ts"
import { useListPreferences } from "./useListPreferences.ts"

export interface ShopListOptions<T> {
  /** All columns in default order. The first is always shown. */
  readonly columns: ReadonlyArray<TableColumn<T>>
  /** The endpoint's default sort order. */
  readonly sort: TableSort
  /** The available groupings: values of the endpoint's `group` parameter. */
  readonly groups?: ReadonlyArray<{ readonly id: string; readonly title: string }> | undefined
  /** Whether the list can be exported to a file. */
  readonly hasFile?: boolean | undefined
}

type PageOf<T> = Schema.Codec<Page<T>, Wire["Encoded"]>

/**
 * Manages a list whose state (filters, sort order, page, columns and view) lives in the URL, so that a shared link
 * shows the same list. Without parameters, the user's own defaults apply: their default view, or their columns and page
 * size. If no size is chosen, a page has as many rows as fit the screen.
 */
export const useShopList = <S extends Wire, T, F extends Wire>(
  endpoint: Endpoint<S, PageOf<T>, F>,
  { columns: all, sort, groups = [], hasFile = false }: ShopListOptions<T>
) => {
  type Search = S["Type"] & Paged
  const { search, pathname } = useLocation()
  const navigate = useNavigate()
  const name = endpoint.list ?? endpoint.name
  const { look, keep } = useListPreferences(name)
  const { choice, views } = look ?? { choice: undefined, views: [] }

  const opening = search === "" ? views.find(({ id }) => id === choice?.defaultViewId) : undefined
  const params = new URLSearchParams(opening === undefined ? search : `${opening.address}&view=${opening.id}`)
  const place = {
    as: params.get("as") ?? undefined,
    columns: params.get("columns") ?? undefined,
    view: params.get("view") ?? undefined
  }
  const view = views.find(({ id }) => id === place.view)
  const usual = view === undefined && choice?.size != null ? { size: choice.size } : {}
  const hasUsualSize = view === undefined ? choice?.size != null : new URLSearchParams(view.address).has("size")
  const fitting = useFittingRows()
  const chosen: Search = { ...usual, ...parseSearch(endpoint, params) }
  const asked: Search = { size: fitting, ...chosen }
  // Later pages carry their size in the URL; a new search fits the screen again.
  const plain = !hasUsualSize && asked.size === fitting ? unsized(chosen) : chosen
  const columnsChosen = place.columns ?? (view === undefined ? choice?.columns || undefined : undefined)

  const go = (next: object, change: ListUrlState = { columns: columnsChosen }, replace = true) => {
    const address = addressOf(next, { ...place, ...change })
    void navigate(address === "" ? pathname : `${pathname}?${address}`, { replace })
  }
  const open = (next: ListView | undefined) => {
    const address =
      next === undefined ? (choice?.defaultViewId == null ? "" : `view=${noView}`) : `${next.address}&view=${next.id}`
    void navigate(address === "" ? pathname : `${pathname}?${address}`)
  }
  const showOpening = useEffectEvent(() => go(chosen))
  useEffect(() => {
    if (opening !== undefined) showOpening()
  }, [opening])

  const narrow = (change: { readonly [K in keyof S["Type"]]?: S["Type"][K] | undefined }) =>
    go(withFilter(plain as Readonly<Record<string, unknown>>, change))
  const columns = shownColumns(all, parseColumns(columnsChosen ?? ""))
  const address = addressOf(unpaged(plain), { as: place.as, columns: columnsChosen ?? standardColumns })

  return {
    name,
    endpoint,
    hasFile,
    look,
    view,
    views,
    choice,
    keepChoice: keep,
    open,
    asked,
    narrow,
    columns,
    allColumns: all,
    rows: useApiQuery(endpoint, asked, { keepsPrevious: true, enabled: look !== undefined }),
    /** The display mode if not a table. Kept with the filters, in the URL and in saved views. */
    as: place.as,
    showAs: (as: string | undefined) => go(chosen, { columns: columnsChosen, as }),
    groups,
    groupBy: (group: string | undefined) => narrow({ group } as Parameters<typeof narrow>[0]),
    /** Whether any filter is set; `clear` removes them all. */
    isNarrowed: hasFilters(asked),
    clear: () => go(unfiltered(plain)),
    /** Goes to another page of the same list, by number or by a cursor from the current page. */
    turn: (to: Pick<Paged, "page" | "cursor">) => go({ ...unpaged(asked), ...to }),
    /** Number of rows that fit this screen. */
    fitting,
    /** Changes the page size permanently, or in a view while it is open. Undefined means as many rows as fit. */
    resize: (size: number | undefined) => {
      if (view === undefined) keep({ size: size ?? null })
      go(withFilter(plain as Readonly<Record<string, unknown>>, { size }))
    },
    /** Changes the columns permanently, or in a view while it is open. Undefined means the default ones. */
    choose: (shown: ReadonlyArray<VisibleColumn> | undefined) => {
      const text = shown === undefined ? "" : columnsText(shown)
      if (view === undefined) keep({ columns: text })
      go(chosen, { columns: text === "" ? (view === undefined ? undefined : standardColumns) : text })
    },
    sort: sortOf(asked, sort),
    onSortChange: (next: TableSort) => narrow(searchOfSort(next, sort) as Parameters<typeof narrow>[0]),
    /** The current state as a query string, for saving or sharing. */
    address,
    /** Whether the open view has unsaved changes. */
    isChanged: view !== undefined && !isSameList(view.address, address)
  }
}

const unpaged = ({ page: _, cursor: _cursor, ...rest }: Paged) => rest
const unsized = ({ size: _, ...rest }: Paged) => rest

/** A list as used by its components. */
export type ShopList<S extends Wire = Wire, T = Wire["Type"]> = ReturnType<typeof useShopList<S, T, Wire>>

/** What saved views apply to: a list, or another screen whose URL holds its state. */
export type SavedViewTarget = Pick<
  ShopList,
  "name" | "view" | "views" | "choice" | "open" | "address" | "isChanged" | "keepChoice"
>
