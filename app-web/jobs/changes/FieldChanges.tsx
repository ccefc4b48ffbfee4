import type { Schema } from "effect"
import { useState } from "react"
import type { EstimateLine, LineKind, LineStatus } from "#domain/estimates/EstimateLine.ts"
import type { FieldChange } from "#domain/jobs/JobChange.ts"
import { extendedPrice } from "#domain/estimates/priceEstimate.ts"
import { Button } from "#ui/Button.tsx"
import { withValueAt } from "#web/forms/formPath.ts"
import { type JobValues, newInsurance, newJob } from "#web/jobs/form/JobForm.ts"
import { useFieldLabel, usePartText } from "#web/jobs/form/fieldLabels.ts"
import type { JobLookups } from "#web/jobs/form/useLookups.ts"
import { type ColumnId, columnOf, gridColumns } from "#web/jobs/parts/grid/gridColumns.ts"
import { useColumnName } from "#web/jobs/parts/grid/useGridColumns.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import type { WordId } from "#web/words/words.ts"

/** Number of changes shown before the rest are collapsed. */
const atOnce = 5

/** Changed fields, each with its old and new value. */
export function FieldChanges({ changes }: { readonly changes: ReadonlyArray<ChangeText> }) {
  const { t } = useWords()
  const [all, showAll] = useState(false)
  const shown = all ? changes : changes.slice(0, atOnce)
  return (
    <>
      <ul className="FieldChanges">
        {shown.map((change) => (
          <li key={change.path}>
            <span className="FieldChangeName">{change.name}</span> <BeforeAfter {...change} />
          </li>
        ))}
      </ul>
      {changes.length > shown.length && (
        <Button variant="link" onPress={() => showAll(true)}>
          {t("change.more", { count: changes.length - shown.length })}
        </Button>
      )}
    </>
  )
}

/** The old and the new value of a field. */
export function BeforeAfter({ before, after }: Pick<ChangeText, "before" | "after">) {
  const { t } = useWords()
  return (
    <span className="BeforeAfter">
      {before !== undefined && (
        <del>
          <span className="hidden-text">{t("change.before")} </span>
          {before}
        </del>
      )}
      {before !== undefined && after !== undefined && <span aria-hidden>→</span>}
      {after !== undefined && (
        <ins>
          <span className="hidden-text">{t("change.after")} </span>
          {after}
        </ins>
      )}
    </span>
  )
}

/** A changed field in words. `before` and `after` are undefined if only its name is shown. */
interface ChangeText {
  readonly path: string
  readonly name: string
  readonly before: string | undefined
  readonly after: string | undefined
}

/** Describes a changed field of a job in the user's language. */
export const useFieldChange = (lookups: JobLookups, lines: ReadonlyArray<EstimateLine>) => {
  const { t } = useWords()
  const nameOf = useFieldLabel()
  const valueOf = useFieldValue(lookups)
  const lineChange = useLineChange(lines)
  return (change: FieldChange): ChangeText => {
    const { path, before, after } = change
    if (path === "lines" || path.startsWith("lines.")) return lineChange(change)
    const known = Object.keys(fieldNames).find((one) => one === path)
    const [part = "", field] = path.split(".")
    const place = field === undefined ? part : `${part}.${field}`
    const name = known !== undefined ? t(fieldNames[known]!) : nameOf(place)
    // An address is treated as one field: a change to one part means nothing without the rest.
    if (place !== path) return { path, name, before: undefined, after: undefined }
    return { path, name, before: valueOf(path, before), after: valueOf(path, after) }
  }
}

/** Describes a changed estimate line: an edited cell, or a line that was added, removed or moved. */
const useLineChange = (lines: ReadonlyArray<EstimateLine>) => {
  const { t, of } = useWords()
  const { day, money, percent, quantity } = useFormats()
  const columnName = useColumnName()

  const valueOf = (id: ColumnId, value: Schema.Json | undefined): string => {
    if (value === undefined || value === null || value === "") return "–"
    switch (columnOf(id).kind) {
      case "number":
        return id === "quantity"
          ? quantity(Number(value))
          : id === "discount"
            ? percent(Number(value))
            : money(Number(value))
      case "tick":
        return t(value === true ? "yes" : "no")
      case "day":
        return day(String(value))
      case "status":
        return of("lineStatus", value as typeof LineStatus.Type)
      case "kind":
        return of("lineKind", value as LineKind)
      default:
        return String(value)
    }
  }
  const whole = (value: Schema.Json | undefined) => {
    const line = value as unknown as EstimateLine | undefined
    return line === undefined ? undefined : `${line.description || line.partNumber}, ${money(extendedPrice(line))}`
  }

  return ({ path, before, after }: FieldChange): ChangeText => {
    const [, id, cell] = path.split(".")
    if (id === undefined) return { path, name: t("change.lineOrder"), before: undefined, after: undefined }
    if (cell === undefined)
      return {
        path,
        name: t(before === undefined ? "change.lineAdded" : "change.lineRemoved"),
        before: whole(before),
        after: whole(after)
      }
    const line = lines.find((one) => one.id === id)
    const column = gridColumns.find((one) => one.id === cell)
    const name = column === undefined ? t("job.parts") : columnName(column.id)
    const of = line === undefined ? name : t("line.cellOf", { cell: name, row: line.description || line.partNumber })
    return column === undefined
      ? { path, name: of, before: undefined, after: undefined }
      : { path, name: of, before: valueOf(column.id, before), after: valueOf(column.id, after) }
  }
}

/** Formats the value of a field as the job's form would show it. */
const useFieldValue = (lookups: JobLookups) => {
  const { t } = useWords()
  const { day, money, percent } = useFormats()
  const partText = usePartText(lookups)
  return (path: string, value: Schema.Json | undefined): string => {
    if (!(path in fieldNames)) return partText(withValueAt(blank, path, value ?? null) as JobValues, path)
    if (value === undefined || value === null || value === "") return "–"
    if (Array.isArray(value))
      return (value as ReadonlyArray<{ name: string; amount?: number; rate?: number }>)
        .map(({ name, amount, rate = 0 }) => `${name} ${amount === undefined ? percent(rate) : money(amount)}`)
        .join(", ")
    if (path.startsWith("totals.")) return money(Number(value))
    if (typeof value === "boolean") return t(value ? "yes" : "no")
    if (path.startsWith("taxRates.")) return percent(Number(value))
    return path === "quotedOn" || path === "invoicedOn" ? day(String(value)) : String(value)
  }
}

/** An empty form with insurance turned on, so that every field has a path. */
const blank: JobValues = { ...newJob(""), insurance: newInsurance }

/** Labels of job fields that the form does not contain, by path. */
const fieldNames: Readonly<Record<string, WordId>> = {
  customerName: "job.customer",
  quotedOn: "change.quotedOn",
  invoicedOn: "change.invoicedOn",
  invoiceNumber: "jobs.invoiceNumber",
  "taxRates.parts": "change.partsTaxRate",
  "taxRates.labor": "change.laborTaxRate",
  "taxRates.exempt": "job.taxExempt",
  "taxRates.lines": "change.taxLines",
  "totals.partsSubtotal": "change.partsSubtotal",
  "totals.laborSubtotal": "change.laborSubtotal",
  "totals.partsTax": "change.partsTax",
  "totals.laborTax": "change.laborTax",
  "totals.taxes": "change.taxes",
  "totals.total": "totals.total",
  "totals.insurerShare": "totals.insurer",
  "totals.customerShare": "totals.customer",
  "totals.shopCredit": "totals.rebate"
}

/** Internal ids, which mean nothing to the reader. The entry shows the referenced thing by name. */
export const hiddenFields = (path: string): boolean =>
  path === "customerId" || /^lines\.[^.]+\.(id|parentId|rule|taxAs|partPattern)$/.test(path)

/** Totals and rates, which are derived from other fields. */
export const derivedFields = (path: string): boolean =>
  path.startsWith("totals.") || path.startsWith("taxRates.") || path === "quotedOn"
