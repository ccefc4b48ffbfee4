import { countedUpTo, defaultPageSize } from "#domain/shared/Page.ts"
import { type PageSize, Pager, pageSizes } from "#ui/Pager.tsx"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import type { JobSearchOnScreen } from "./useJobSearch.ts"

const isPageSize = (size: number): size is PageSize => (pageSizes as ReadonlyArray<number>).includes(size)

/** Turns the pages of the jobs list. */
export function JobsPager({ search: { asked, turn, narrow }, total }: { readonly search: JobSearchOnScreen; readonly total: number }) {
  const { t } = useWords()
  const { whole } = useFormats()
  const { page = 1, size = defaultPageSize } = asked
  const range = { from: whole((page - 1) * size + 1), to: whole(Math.min(page * size, total)), total: whole(total) }
  return (
    <Pager
      label={t("page.label")}
      page={page}
      pageSize={isPageSize(size) ? size : defaultPageSize}
      total={total}
      totalText={t(total >= countedUpTo ? "page.rangeMany" : "page.range", range)}
      sizeLabel={t("page.size")}
      previousLabel={t("page.previous")}
      nextLabel={t("page.next")}
      pageLabel={(number) => t("page.number", { page: number })}
      onPageChange={turn}
      onPageSizeChange={(next) => narrow({ size: next })}
    />
  )
}
