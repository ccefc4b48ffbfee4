/** Row height in pixels for virtualized tables, set by TableWide.css. */
export const rowHeight = 44

/** Header height in pixels. */
export const headHeight = 36

/** A range of rows, from `start` (inclusive) to `end` (exclusive). */
export interface RowSpan {
  readonly start: number
  readonly end: number
}

/** Overscan: rows rendered on either side of the visible ones. */
const spare = 4

/** The range changes in steps of this many rows, so that not every scrolled pixel causes a render. */
const step = 8

/** Returns the maximum number of rows visible at once. */
export const pageOf = (height: number): number => Math.ceil(height / rowHeight) + 1

/** Returns the rows to render when scrolled by `top` pixels with `height` pixels visible. */
export const spanAt = (top: number, height: number, count: number): RowSpan => {
  const page = pageOf(height)
  const first = Math.min(Math.floor(top / rowHeight), Math.max(0, count - page + 1))
  return {
    start: Math.max(0, Math.floor((first - spare) / step) * step),
    end: Math.min(count, Math.ceil((first + page + spare) / step) * step)
  }
}

/** Returns the rows to render around a given row: `reach` rows plus the overscan on either side. */
export const spanAround = (place: number, reach: number, count: number): RowSpan => ({
  start: Math.max(0, place - reach - spare),
  end: Math.min(count, place + reach + spare + 1)
})
