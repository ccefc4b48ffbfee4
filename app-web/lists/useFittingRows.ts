import { useEffect, useState } from "react"
import { defaultPageSize } from "#domain/shared/Page.ts"

/** Pixels of the screen not available for rows: title, filters, table header, pager and footer. */
const around = 334
/** Height of a row in pixels, `--row`. On phones, rows are cards. */
const row = 44
const card = 120
const mostRows = 50

/** Returns how many rows of a list fill a screen: at least the default page size, at most fifty. */
export const fittingRows = (width: number, height: number): number =>
  Math.min(mostRows, Math.max(defaultPageSize, Math.floor((height - around) / (width < 600 ? card : row))))

const measured = () => fittingRows(document.documentElement.clientWidth, document.documentElement.clientHeight)

/** Returns how many rows fill the current window. Recalculated once resizing has stopped. */
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
