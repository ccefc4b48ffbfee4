import { useEffect, useEffectEvent } from "react"
import { defaultPageSize } from "#domain/shared/Page.ts"
import { Table, type TableProps } from "#ui/Table.tsx"
import { useWords } from "#web/words/useWords.ts"
import { ListPager } from "./ListPager.tsx"
import { LoadFailed } from "./LoadFailed.tsx"
import type { ListSearch } from "./useListSearch.ts"
import "./ListTable.css"

/** A page of a list as `useQueryOf` gives it. */
export interface AskedList<T> {
  readonly data: { readonly items: ReadonlyArray<T>; readonly total: number } | undefined
  readonly error: { readonly _tag: string } | null
  readonly isPlaceholderData: boolean
  readonly refetch: () => unknown
}

export interface ListTableProps<T extends object> extends Omit<TableProps<T>, "rows" | "isLoading" | "loadingLabel" | "loadingRows"> {
  readonly list: AskedList<T>
  readonly search: ListSearch
}

/** One page of a list: its rows and the way to the others; the shape of rows while it is awaited; why it did not come. */
export function ListTable<T extends object>({ list, search, ...table }: ListTableProps<T>) {
  const { t } = useWords()
  const { data, error, isPlaceholderData } = list
  const { page = 1, size = defaultPageSize } = search.asked
  const isBeyond = data !== undefined && !isPlaceholderData && data.items.length === 0 && data.total > 0 && page > 1
  const turnBack = useEffectEvent((total: number) => search.turn(Math.ceil(total / size)))
  useEffect(() => {
    if (isBeyond) turnBack(data.total)
  }, [isBeyond, data?.total])
  if (data === undefined && error !== null) return <LoadFailed failure={error} onRetry={() => void list.refetch()} />
  return (
    <div className="ListTable">
      <Table {...table} rows={data?.items ?? []} isLoading={data === undefined || isPlaceholderData || isBeyond} loadingLabel={t("loading")} loadingRows={Math.min(size, 10)} />
      {data !== undefined && data.total > 0 && !isBeyond && <ListPager {...search} total={data.total} />}
    </div>
  )
}
