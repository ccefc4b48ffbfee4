import { drawnGlass } from "#domain/estimates/drawnGlass.ts"
import { lineText } from "./lineText.ts"
import type { ShownGlass } from "./ShownGlass.ts"
import type { Writing } from "./Writing.ts"

/** More pieces than these are not drawn: the lines tell them all. */
const most = 3

/** The glass that a quote, a work order or an invoice is about. */
export const paperGlass = ({ kind, job, language }: Writing): ReadonlyArray<ShownGlass> =>
  kind === "receipt" || kind === "credit"
    ? []
    : drawnGlass(job.lines)
        .slice(0, most)
        .map(({ line, ...drawn }) => ({ ...drawn, label: lineText(line.description, language) }))
