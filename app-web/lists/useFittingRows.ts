import { useEffect, useState } from "react"
import { defaultPageSize } from "#domain/shared/Page.ts"

/** Pixels of a screen that are not rows: title, filters, head, pages and foot. */
const around = 334
/** Pixels of a row, `--row`; on a phone of a card. */
const row = 44
const card = 120
const mostRows = 50

/** How many rows of a list fill a screen: at least what the specification says, at most fifty. */
export const fittingRows = (width: number, height: number): number =>
  Math.min(mostRows, Math.max(defaultPageSize, Math.floor((height - around) / (width < 600 ? card : row))))

const measured = () => fittingRows(document.documentElement.clientWidth, document.documentElement.clientHeight)

/** How many rows fill the screen as it is now; a window that was drawn to another size is measured once it rests. */
export const useFittingRows = (): number => {
  const [rows, setRows] = useState(measured)
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    const measure = () => {
      clearTimeout(waiting)
      waiting = setTimeout(() => setRows(measured()), 300)
    }
    addEventListener("resize", measure)
    return () => {
      clearTimeout(waiting)
      removeEventListener("resize", measure)
    }
  }, [])
  return rows
}
