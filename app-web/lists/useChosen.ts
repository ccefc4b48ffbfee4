import { useState } from "react"
import type { BulkRows } from "#domain/bulk-actions/bulkEndpoint.ts"
import { mostAtOnce } from "#domain/bulk-actions/BulkRun.ts"
import { unpagedSearch } from "./paging.ts"

/** The rows that something is to be done to, and how many they are. */
export interface ChosenRows {
  readonly rows: BulkRows<string, unknown>
  readonly count: number
  readonly clear: () => void
}

interface Chosen {
  /** The list, and for ticked rows the page, that the choice belongs to. */
  readonly of: string
  readonly ids: ReadonlySet<string> | "all"
}

const none: ReadonlySet<string> = new Set()

/** What is ticked: rows of the page, or all that the filter gives. Another page or filter begins anew. */
export const useChosen = (asked: object, pageIds: ReadonlyArray<string>, total: number) => {
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
    /** Offers all that match, where the page is ticked whole and holds only a part of them. */
    mayTakeAll:
      !isAll &&
      pageIds.length > 0 &&
      pageIds.every((id) => ids.has(id)) &&
      total > pageIds.length &&
      total <= mostAtOnce,
    takeAll: () => setChosen({ of: list, ids: "all" }),
    chosen: { rows, count, clear } satisfies ChosenRows
  }
}
