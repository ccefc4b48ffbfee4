import { countedUpTo, defaultPageSize } from "#domain/shared/Page.ts"
import { type PageSize, Pager, pageSizes } from "#ui/Pager.tsx"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import type { Paged } from "./useShopList.ts"

const isPageSize = (size: number): size is PageSize => (pageSizes as ReadonlyArray<number>).includes(size)

export interface ListPagerProps {
  readonly asked: Paged
  readonly turn: (page: number) => void
  readonly resize: (rows: number) => void
  readonly total: number
}

/** Turns the pages of a list and chooses their size. */
export function ListPager({ asked: { page = 1, size = defaultPageSize }, turn, resize, total }: ListPagerProps) {
  const { t } = useWords()
  const { whole } = useFormats()
  const range = { from: whole((page - 1) * size + 1), to: whole(Math.min(page * size, total)), total: whole(Math.min(total, countedUpTo)) }
  return (
    <Pager
      label={t("page.label")}
      page={page}
      pageSize={isPageSize(size) ? size : defaultPageSize}
      total={total}
      totalText={t(total > countedUpTo ? "page.rangeMany" : "page.range", range)}
      sizeLabel={t("page.size")}
      previousLabel={t("page.previous")}
      nextLabel={t("page.next")}
      pageLabel={(number) => t("page.number", { page: number })}
      onPageChange={turn}
      onPageSizeChange={resize}
    />
  )
}
