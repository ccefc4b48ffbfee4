import "#ui/Pager.css"
import { Button } from "react-aria-components/Button"
import { IconButton } from "#ui/IconButton.tsx"
import { pageNumbers } from "#ui/pageNumbers.ts"
import { Select } from "#ui/Select.tsx"

/** How many rows a page may hold. */
export const pageSizes = [5, 10, 25, 50, 100] as const
export type PageSize = (typeof pageSizes)[number]

export interface PagerProps {
  /** Spoken name of the pages. */
  readonly label: string
  /** From 1. */
  readonly page: number
  readonly pageSize: PageSize
  /** Rows in all. */
  readonly total: number
  /** What is in view, such as `6–10 of 48`. */
  readonly totalText: string
  readonly sizeLabel: string
  readonly previousLabel: string
  readonly nextLabel: string
  /** Spoken name of a page number; the number alone by default. */
  readonly pageLabel?: ((page: number) => string) | undefined
  readonly onPageChange: (page: number) => void
  readonly onPageSizeChange: (size: PageSize) => void
}

const sizes = pageSizes.map((size) => ({ value: String(size), label: String(size) }))

/** Walks through a long list, and chooses how much of it is in view. */
export function Pager({ label, page, pageSize, total, totalText, sizeLabel, previousLabel, nextLabel, pageLabel, onPageChange, onPageSizeChange }: PagerProps) {
  const last = Math.max(1, Math.ceil(total / pageSize))
  return (
    <nav className="Pager" aria-label={label}>
      <div className="PagerSize">
        <span aria-hidden>{sizeLabel}</span>
        <Select label={sizeLabel} isLabelHidden options={sizes} value={String(pageSize)} onChange={(size) => onPageSizeChange(Number(size) as PageSize)} />
      </div>
      <p className="PagerTotal tabular" role="status">{totalText}</p>
      <div className="PagerPages">
        <IconButton icon="chevron-left" label={previousLabel} isDisabled={page <= 1} onPress={() => onPageChange(page - 1)} />
        {pageNumbers(page, last).map((number, index) => number === null
          ? <span key={`gap-${index}`} className="PagerGap" aria-hidden>…</span>
          : (
            <Button
              key={number}
              className="PagerPage tabular"
              aria-label={pageLabel?.(number) ?? String(number)}
              {...(number === page ? { "aria-current": "page" as const } : {})}
              onPress={() => onPageChange(number)}
            >
              {number}
            </Button>
          ))}
        <IconButton icon="chevron-right" label={nextLabel} isDisabled={page >= last} onPress={() => onPageChange(page + 1)} />
      </div>
    </nav>
  )
}
