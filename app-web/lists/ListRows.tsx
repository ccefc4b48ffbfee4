import "./ListTable.css"
import { type ReactNode, useDeferredValue, useEffect, useEffectEvent } from "react"
import type { Wire } from "#domain/contract/Endpoint.ts"
import { countLimit, defaultPageSize, numberedRows } from "#domain/shared/Page.ts"
import { Button } from "#ui/Button.tsx"
import { SelectionBar } from "#ui/SelectionBar.tsx"
import { Table, type TableProps } from "#ui/Table.tsx"
import { LoadFailed } from "#web/api/LoadFailed.tsx"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { ListPager } from "./ListPager.tsx"
import { choiceOf } from "./shownColumns.ts"
import { UnfinishedBulkRun } from "./UnfinishedBulkRun.tsx"
import { type SelectedRows, useRowSelection } from "./useRowSelection.ts"
import type { ShopList } from "./useShopList.ts"

type Own =
  | "columns"
  | "rows"
  | "isLoading"
  | "loadingLabel"
  | "loadingRows"
  | "sort"
  | "onSortChange"
  | "selectionMode"
  | "selectedIds"
  | "onSelectionChange"
  | "onResize"
  | "resizeLabel"

export interface ListRowsProps<T extends object> extends Omit<TableProps<T>, Own> {
  readonly list: ShopList<Wire, T>
  /** Bulk actions: the buttons of the bar that appears when a row is selected. */
  readonly bulk?: ((chosen: SelectedRows) => ReactNode) | undefined
}

/** One page of a list with its pager, skeleton rows while loading, or the error if loading failed. */
export function ListRows<T extends object>({ list, bulk, ...table }: ListRowsProps<T>) {
  const { t } = useWords()
  const { error, isPlaceholderData, refetch } = list.rows
  // The first rows are rendered in the background, so that the browser stays responsive.
  const isHere = useDeferredValue(list.rows.data !== undefined, false)
  const data = isHere ? list.rows.data : undefined
  const { page = 1, size = defaultPageSize } = list.asked
  const total = data?.total ?? 0
  const rows = data?.items ?? []
  const choosing = useRowSelection(list.asked, rows.map(table.rowId), total)
  const isBeyond =
    data !== undefined &&
    !isPlaceholderData &&
    rows.length === 0 &&
    total > 0 &&
    (page > 1 || list.asked.cursor !== undefined)
  const isAstray = error?._tag === "CursorInvalid"
  const isTooFar = isAstray && (error as { readonly reason?: unknown }).reason === "tooFar"
  const turnBack = useEffectEvent(() =>
    list.turn(
      isAstray
        ? isTooFar
          ? { page: Math.floor(numberedRows(list.asked, countLimit + 1) / size) }
          : {}
        : { page: Math.min(Math.ceil(total / size), Math.floor(countLimit / size)) }
    )
  )
  useEffect(() => {
    if (isBeyond || isAstray) turnBack()
  }, [isBeyond, isAstray, total])
  if (data === undefined && error !== null && !isAstray)
    return <LoadFailed failure={error} onRetry={() => void refetch()} />

  const resize = (widths: ReadonlyMap<string, number>) =>
    list.choose(choiceOf(list.columns).map(({ id, width }) => ({ id, width: widths.get(id) ?? width })))
  const ticking =
    bulk === undefined
      ? {}
      : { selectionMode: "multiple" as const, selectedIds: choosing.ticked, onSelectionChange: choosing.tick }
  return (
    <div className="ListTable">
      {bulk !== undefined && <UnfinishedBulkRun />}
      <Table
        {...table}
        {...ticking}
        columns={list.columns}
        rows={rows}
        sort={list.sort}
        onSortChange={list.onSortChange}
        onResize={resize}
        resizeLabel={t("columns.resize")}
        isLoading={data === undefined || isPlaceholderData || isBeyond}
        loadingLabel={t("loading")}
        loadingRows={Math.min(size, 25)}
      />
      {bulk !== undefined && choosing.chosen.count > 0 && (
        <ChosenBar choosing={choosing} total={total}>
          {bulk(choosing.chosen)}
        </ChosenBar>
      )}
      {data !== undefined && total > 0 && !isBeyond && <ListPager {...list} shown={data} />}
    </div>
  )
}

interface ChosenBarProps {
  readonly choosing: ReturnType<typeof useRowSelection>
  readonly total: number
  readonly children: ReactNode
}

/** The selection bar. If the entire page is selected, it also offers to select everything that matches the filters. */
function ChosenBar({ choosing: { chosen, isAll, mayTakeAll, takeAll }, total, children }: ChosenBarProps) {
  const { t } = useWords()
  const { whole } = useFormats()
  return (
    <div className="ChosenBar">
      <SelectionBar
        text={t(isAll ? "bulk.allChosen" : "bulk.chosen", { count: chosen.count })}
        clearLabel={t("bulk.clear")}
        onClear={chosen.clear}
      >
        {mayTakeAll && (
          <Button variant="quiet" size="small" onPress={takeAll}>
            {t("bulk.takeAll", { total: whole(total) })}
          </Button>
        )}
        {children}
      </SelectionBar>
    </div>
  )
}
