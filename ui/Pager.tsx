import "#ui/Pager.css"
import { useLayoutEffect, useRef } from "react"
import { Button } from "react-aria-components/Button"
import { IconButton } from "#ui/IconButton.tsx"
import { pageNumbers } from "#ui/pageNumbers.ts"
import { SegmentedControl } from "#ui/SegmentedControl.tsx"

/** How many rows a page may hold, each one press away. */
const pageSizes: ReadonlyArray<number> = [5, 10, 25, 50, 100]

export interface PagerProps {
  /** Spoken name of the pages. */
  readonly label: string
  /**
   * From 1; undefined where it is not known how many rows come before, as on the last pages of a list that was not
   * counted whole.
   */
  readonly page: number | undefined
  /** How many rows a page has. */
  readonly pageSize: number
  /** How many rows fill the screen: offered among the sizes. */
  readonly fitting?: number | undefined
  /** What the size that fills the screen is called, such as `Fit (12)`; its number alone by default. */
  readonly fittingLabel?: string | undefined
  /** Rows in all, as far as they were counted. */
  readonly total: number
  /**
   * Of a list that was not counted whole: whether there are pages before and after, and the ways there. Its last page
   * has no number.
   */
  readonly open?: OpenPages | undefined
  /** What is in view, such as `6–10 of 48`. */
  readonly totalText: string
  /** What the choice of rows per page is called. */
  readonly sizeLabel: string
  /** Spoken name of the button to the page before. */
  readonly previousLabel: string
  /** Spoken name of the button to the page after. */
  readonly nextLabel: string
  /** Spoken name of a page number; the number alone by default. */
  readonly pageLabel?: ((page: number) => string) | undefined
  /** Called with the number of the page that is wanted. */
  readonly onPageChange: (page: number) => void
  /** Called with how many rows a page is to have. */
  readonly onPageSizeChange: (size: number) => void
}

/** The ways through a list whose pages are not all counted. */
export interface OpenPages {
  readonly hasPrevious: boolean
  readonly hasNext: boolean
  readonly lastLabel: string
  readonly onPrevious: () => void
  readonly onNext: () => void
  readonly onLast: () => void
}

/** The sizes by how many rows they have; one that an address asked for stands among them. */
const sizesWith = (size: number, fitting: number | undefined) =>
  [...new Set([...pageSizes, size, ...(fitting === undefined ? [] : [fitting])])].sort((a, b) => a - b)

/** Walks through a long list, and chooses how much of it is in view. */
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
  // A step that leads no further is disabled and would lose the focus: the other one takes it.
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
