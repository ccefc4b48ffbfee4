import { Schema } from "effect"
import { DrawnGlass, drawnGlass } from "#domain/estimates/drawnGlass.ts"
import { field } from "#domain/shared/field.ts"
import { lineText } from "./lineText.ts"
import type { Writing } from "./Writing.ts"

/** A piece of glass as a paper draws it, with its name in the paper's language. */
export const PaperGlass = Schema.Struct({
  ...DrawnGlass.fields,
  label: field(Schema.String, "What the glass is called.", "Windshield, rain sensor, camera")
})
export type PaperGlass = typeof PaperGlass.Type

/** More pieces than these are not drawn: the lines tell them all. */
const most = 3

/** The glass that a quote, a work order or an invoice is about. */
export const paperGlass = ({ kind, job, language }: Writing): ReadonlyArray<PaperGlass> =>
  kind === "receipt" || kind === "credit"
    ? []
    : drawnGlass(job.lines)
        .slice(0, most)
        .map(({ line, ...drawn }) => ({ ...drawn, label: lineText(line.description, language) }))
