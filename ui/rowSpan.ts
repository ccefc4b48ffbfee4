/** Pixels that a row takes where only rows near the view are drawn; TableWide.css gives it to them. */
export const rowHeight = 44

/** Pixels of the head above them. */
export const headHeight = 36

/** Rows from `start`, without `end`. */
export interface RowSpan {
  readonly start: number
  readonly end: number
}

/** Rows drawn beyond those in view, on either side. */
const spare = 4

/** Rows are added and taken away in steps: not every pixel of scrolling draws anew. */
const step = 8

/** How many rows are in view, at most. */
export const pageOf = (height: number): number => Math.ceil(height / rowHeight) + 1

/** The rows to draw while `top` pixels are scrolled away and `height` are in view. */
export const spanAt = (top: number, height: number, count: number): RowSpan => {
  const page = pageOf(height)
  const first = Math.min(Math.floor(top / rowHeight), Math.max(0, count - page + 1))
  return {
    start: Math.max(0, Math.floor((first - spare) / step) * step),
    end: Math.min(count, Math.ceil((first + page + spare) / step) * step)
  }
}

/** The rows to draw around one of them: so many to either side, and some to spare. */
export const spanAround = (place: number, reach: number, count: number): RowSpan => ({
  start: Math.max(0, place - reach - spare),
  end: Math.min(count, place + reach + spare + 1)
})
