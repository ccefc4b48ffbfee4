import type { Fact } from "#domain/documents/Block.ts"
import type { Sheet } from "./Sheet.ts"
import { ink, leading, page, style } from "./style.ts"

const whole = page.right - page.left

/** The days that matter in a row on a soft band: a quarter of the width each, closer where they are many or long. */
export const drawDates = (sheet: Sheet, dates: ReadonlyArray<Fact>): void => {
  if (dates.length === 0) return
  const top = sheet.y
  const height = leading(style.label) + leading(style.value) + 13
  sheet.decorate(() => sheet.pdf.rect(page.left - 10, top, whole + 20, height).fill(ink.soft))
  const places = spread(
    dates.map(({ label, value }) => Math.max(sheet.widthOf(label, style.label), sheet.widthOf(value, style.value)))
  )
  dates.forEach(({ label, value }, n) => {
    const x = places[n] ?? page.left
    sheet.write("P", [
      { text: label, x, y: top + 6, style: style.label },
      { text: value, x, y: top + 6 + leading(style.label), style: style.value }
    ])
  })
  sheet.y += height + 14
}

// Where each of these widths begins.
const spread = (widths: ReadonlyArray<number>): ReadonlyArray<number> => {
  const step = whole / Math.max(widths.length, 4)
  if (widths.every((width) => width <= step - 8)) return widths.map((_, n) => page.left + n * step)
  const gap = (whole - widths.reduce((sum, width) => sum + width, 0)) / (widths.length - 1)
  let next: number = page.left
  return widths.map((width) => {
    const x = next
    next += width + gap
    return x
  })
}
