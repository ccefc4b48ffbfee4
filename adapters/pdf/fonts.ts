import { readFileSync } from "node:fs"
import { create } from "fontkit"

// pdfkit 0.20 takes fonts that fontkit has opened; its types do not say so yet. Opened once: reading their tables costs more than a page.
const open = (name: string) => create(readFileSync(new URL(`./fonts/${name}.ttf`, import.meta.url))) as unknown as Uint8Array

/** Inter with tabular figures and Latin Extended, from `fonts/README.md`: opened once for all papers. */
export const fonts = { regular: open("InterRegular"), semibold: open("InterSemiBold") }
