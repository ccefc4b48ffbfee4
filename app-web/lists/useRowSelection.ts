import { useState } from "react"
import type { BulkRows } from "#domain/bulk-actions/bulkEndpoint.ts"
import { maxBulkRows } from "#domain/bulk-actions/BulkRun.ts"
import { unpagedSearch } from "./paging.ts"

/** The rows selected for a bulk action, and their count. */
export interface SelectedRows {
  readonly rows: BulkRows<string, unknown>
  readonly count: number
  readonly clear: () => void
}

interface Chosen {
  /** The list that the selection belongs to or, for individual rows, the page. */
  readonly of: string
  readonly ids: ReadonlySet<string> | "all"
}

const none: ReadonlySet<string> = new Set()

/**
 * Manages the selection: rows of the current page, or everything that matches the filters. Changing the page or the
 * filters resets it.
 */
export const useRowSelection = (asked: object, pageIds: ReadonlyArray<string>, total: number) => {
  const [chosen, setChosen] = useState<Chosen>({ of: "", ids: none })
  const list = JSON.stringify(unpagedSearch(asked))
  const page = JSON.stringify(asked)
  const ids = chosen.of === (chosen.ids === "all" ? list : page) ? chosen.ids : none
  const isAll = ids === "all"
  const count = isAll ? total : ids.size
  const clear = () => setChosen({ of: "", ids: none })
  const rows = isAll ? { search: unpagedSearch(asked), count: total } : { ids: [...ids] }
  return {
    ticked: isAll ? new Set(pageIds) : ids,
    tick: (next: ReadonlySet<string>) => setChosen({ of: page, ids: next }),
    isAll,
    /** Whether to offer selecting all matches: the entire page is selected, and there are more rows beyond it. */
    mayTakeAll:
      !isAll &&
      pageIds.length > 0 &&
      pageIds.every((id) => ids.has(id)) &&
      total > pageIds.length &&
      total <= maxBulkRows,
    takeAll: () => setChosen({ of: list, ids: "all" }),
    chosen: { rows, count, clear } satisfies SelectedRows
  }
}
