import { countLimit, defaultPageSize, numberedRows, type Page } from "#domain/shared/Page.ts"
import { Pager } from "#ui/Pager.tsx"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { type Paged, currentPage } from "./paging.ts"

export interface ListPagerProps {
  readonly asked: Paged & { readonly group?: unknown }
  /** The current page of results, with the cursors of adjacent pages. */
  readonly shown: Page<unknown>
  readonly turn: (to: Pick<Paged, "page" | "cursor">) => void
  /** Number of rows that fit the screen. */
  readonly fitting: number
  /** Changes the page size; undefined for as many rows as fit. */
  readonly resize: (rows: number | undefined) => void
}

/** The pagination of a list with its page size. Uses page numbers where the list has them, and cursors beyond. */
export function ListPager({ asked, shown, turn, fitting, resize }: ListPagerProps) {
  const { t } = useWords()
  const { whole } = useFormats()
  const { size = defaultPageSize } = asked
  const { items, last, next, previous, total } = shown
  const page = currentPage(asked, shown)
  const isOpen = total > countLimit
  const isNumbered = (number: number) => number * size <= numberedRows(asked, total)
  const step = (number: number | undefined, cursor: string | undefined) =>
    turn(number !== undefined && isNumbered(number) ? { page: number } : { cursor: cursor! })
  const first = asked.cursor === undefined || page === undefined ? ((page ?? 1) - 1) * size + 1 : shown.from!
  const final = asked.cursor === undefined ? first + size - 1 : first + items.length - 1
  const range =
    page === undefined
      ? t(next === undefined ? "page.rangeLast" : "page.rangeSome", {
          count: whole(items.length),
          total: whole(countLimit)
        })
      : t(isOpen ? "page.rangeMany" : "page.range", {
          from: whole(first),
          to: whole(isOpen ? final : Math.min(final, total)),
          total: whole(Math.min(total, countLimit))
        })
  return (
    <Pager
      label={t("page.label")}
      page={page}
      pageSize={size}
      fitting={fitting}
      fittingLabel={t("page.fit", { count: whole(fitting) })}
      total={total}
      open={
        isOpen
          ? {
              hasPrevious: page === undefined ? previous !== undefined : page > 1,
              hasNext: next !== undefined,
              lastLabel: t("page.last"),
              onPrevious: () => step(page === undefined ? undefined : page - 1, previous),
              onNext: () => step(page === undefined ? undefined : page + 1, next),
              onLast: () => turn({ cursor: last! })
            }
          : undefined
      }
      totalText={range}
      sizeLabel={t("page.size")}
      previousLabel={t("page.previous")}
      nextLabel={t("page.next")}
      pageLabel={(number) => t("page.number", { page: number })}
      onPageChange={(number) => turn({ page: number })}
      onPageSizeChange={(rows) => resize(rows === fitting ? undefined : rows)}
    />
  )
}
