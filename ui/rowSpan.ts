/** Pixels that a row takes where only rows near the view are drawn; TableWide.css gives it to them. */
export const rowHeight = 44

/** Pixels of the head above them. */
export const headHeight = 36

/** Rows from `start`, without `end`. */
export interface RowSpan {
  readonly start: number
  readonly end: number
}

/** Rows are added and taken away in steps: not every pixel of scrolling draws anew. */
const step = 8

/** The rows to draw while `top` pixels are scrolled away and `height` are in view: a page more on either side, for the keys that go a page. */
export const spanAt = (top: number, height: number, count: number): RowSpan => {
  const page = Math.ceil(height / rowHeight)
  const first = Math.min(Math.floor(top / rowHeight), Math.max(0, count - page))
  return {
    start: Math.max(0, Math.floor((first - page) / step) * step),
    end: Math.min(count, Math.ceil((first + 2 * page + 1) / step) * step)
  }
}
