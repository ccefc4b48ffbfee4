import type { PaperText } from "#domain/documents/JobDocument.ts"
import type { Sheet } from "./Sheet.ts"
import { page, style } from "./style.ts"

/**
 * At the foot of every page: which paper of which shop it belongs to, and "1 / 2". Drawn last, when the pages are
 * counted.
 */
export const drawFooters = (
  sheet: Sheet,
  { title, number, shop }: Pick<PaperText, "title" | "number"> & { readonly shop: { readonly name: string } }
): void => {
  const { count } = sheet.pdf.bufferedPageRange()
  const [paper = "", ...more] = sheet.wrap(
    `${title} ${number} · ${shop.name}`,
    page.right - page.left - 60,
    style.label
  )
  for (let n = 0; n < count; n++) {
    sheet.pdf.switchToPage(n)
    sheet.rule(page.footer - 6)
    sheet.decorate(
      () =>
        sheet.ink([
          { text: more.length === 0 ? paper : `${paper}…`, x: page.left, y: page.footer, style: style.label },
          { text: `${n + 1} / ${count}`, x: page.right, y: page.footer, style: style.label, ends: true }
        ]),
      "Pagination"
    )
  }
}
