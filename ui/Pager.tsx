import "#ui/Pager.css"
import { useLayoutEffect, useRef } from "react"
import { Button } from "react-aria-components/Button"
import { IconButton } from "#ui/IconButton.tsx"
import { pageNumbers } from "#ui/pageNumbers.ts"
import { SegmentedControl } from "#ui/SegmentedControl.tsx"

/** The page sizes offered. */
const pageSizes: ReadonlyArray<number> = [5, 10, 25, 50, 100]

export interface PagerProps {
  /** Accessible name of the pagination. */
  readonly label: string
  /**
   * Page number, starting at 1. Undefined if the number of preceding rows is unknown, as on the last pages of a list
   * that was only partly counted.
   */
  readonly page: number | undefined
  /** Rows per page. */
  readonly pageSize: number
  /** Number of rows that fills the screen, offered as an additional page size. */
  readonly fitting?: number | undefined
  /** Label of the page size that fills the screen, such as `Fit (12)`; the number by default. */
  readonly fittingLabel?: string | undefined
  /** Total number of rows, or the number counted so far. */
  readonly total: number
  /**
   * For a list that was only partly counted: whether there are previous and next pages, and how to get there. Its last
   * page has no number.
   */
  readonly open?: CursorPages | undefined
  /** The rows shown, such as `6–10 of 48`. */
  readonly totalText: string
  /** Label of the page size control. */
  readonly sizeLabel: string
  /** Accessible name of the previous-page button. */
  readonly previousLabel: string
  /** Accessible name of the next-page button. */
  readonly nextLabel: string
  /** Returns the accessible name of a page number; the number by default. */
  readonly pageLabel?: ((page: number) => string) | undefined
  /** Called with the number of the page to go to. */
  readonly onPageChange: (page: number) => void
  /** Called with the new page size. */
  readonly onPageSizeChange: (size: number) => void
}

/** Navigation for a list with an unknown number of pages. */
export interface CursorPages {
  readonly hasPrevious: boolean
  readonly hasNext: boolean
  readonly lastLabel: string
  readonly onPrevious: () => void
  readonly onNext: () => void
  readonly onLast: () => void
}

/** Returns the page sizes in ascending order, including the current one, which may come from the URL. */
const sizesWith = (size: number, fitting: number | undefined) =>
  [...new Set([...pageSizes, size, ...(fitting === undefined ? [] : [fitting])])].sort((a, b) => a - b)

/** Pagination with a choice of page size. */
export function Pager({
  label,
  page,
  pageSize,
  fitting,
  fittingLabel,
  total,
  open,
  totalText,
  sizeLabel,
  previousLabel,
  nextLabel,
  pageLabel,
  onPageChange,
  onPageSizeChange
}: PagerProps) {
  const last = Math.max(1, Math.ceil(total / pageSize))
  const here = page ?? 1
  const { hasNext, hasPrevious, onNext, onPrevious } = open ?? {
    hasPrevious: here > 1,
    hasNext: here < last,
    onPrevious: () => onPageChange(here - 1),
    onNext: () => onPageChange(here + 1)
  }
  const counted =
    open === undefined
      ? pageNumbers(here, last)
      : page === undefined
        ? [1]
        : pageNumbers(page, hasNext ? undefined : page)
  const numbers = open !== undefined && (hasNext || page === undefined) ? [...counted, null] : counted
  const steps = useRef<HTMLDivElement>(null)
  const pressed = useRef<"previous" | "next">(undefined)
  // On the first or last page, the pressed button becomes disabled and would lose focus, so focus moves to the opposite
  // one.
  useLayoutEffect(() => {
    const step = pressed.current
    if (step === undefined || (step === "next" ? hasNext : hasPrevious)) return
    pressed.current = undefined
    if (document.activeElement === document.body || document.activeElement?.matches(":disabled") === true)
      steps.current?.querySelector<HTMLElement>(`[data-step=${step === "next" ? "previous" : "next"}]`)?.focus()
  }, [hasNext, hasPrevious])
  const stepping = (step: "previous" | "next", go: () => void) => () => {
    pressed.current = step
    go()
  }
  const turn = (number: number) =>
    number === here + 1 && page !== undefined ? onNext() : number === here - 1 ? onPrevious() : onPageChange(number)
  return (
    <nav className="Pager" aria-label={label}>
      <div className="PagerSize">
        <span aria-hidden>{sizeLabel}</span>
        <SegmentedControl
          label={sizeLabel}
          isLabelHidden
          options={sizesWith(pageSize, fitting).map((size) => ({
            value: String(size),
            label: size === fitting && fittingLabel !== undefined ? fittingLabel : String(size)
          }))}
          value={String(pageSize)}
          onChange={(size) => onPageSizeChange(Number(size))}
        />
      </div>
      <p className="PagerTotal tabular" role="status">
        {totalText}
      </p>
      <div ref={steps} className="PagerPages">
        <IconButton
          data-step="previous"
          icon="chevron-left"
          label={previousLabel}
          isDisabled={!hasPrevious}
          onPress={stepping("previous", onPrevious)}
        />
        {numbers.map((number, index) =>
          number === null ? (
            <span key={`gap-${index}`} className="PagerGap" aria-hidden>
              …
            </span>
          ) : (
            <Button
              key={number}
              className="PagerPage tabular"
              aria-label={pageLabel?.(number) ?? String(number)}
              {...(number === page ? { "aria-current": "page" as const } : {})}
              onPress={() => turn(number)}
            >
              {number}
            </Button>
          )
        )}
        <IconButton
          data-step="next"
          icon="chevron-right"
          label={nextLabel}
          isDisabled={!hasNext}
          onPress={stepping("next", onNext)}
        />
        {open !== undefined && (
          <IconButton
            icon="chevron-last"
            label={open.lastLabel}
            isDisabled={!hasNext}
            onPress={stepping("next", open.onLast)}
          />
        )}
      </div>
    </nav>
  )
}
