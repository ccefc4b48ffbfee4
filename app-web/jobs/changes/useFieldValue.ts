import type { Schema } from "effect"
import { withValueAt } from "#web/api/formPath.ts"
import type { JobValues } from "#web/jobs/form/JobForm.ts"
import type { JobPart } from "#web/jobs/form/mergeJob.ts"
import { newInsurance, newJob } from "#web/jobs/form/newJob.ts"
import type { JobLookups } from "#web/jobs/form/useLookups.ts"
import { usePartText } from "#web/jobs/form/usePartText.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { fieldNames } from "./fieldNames.ts"

/** Says a value of a field as the job's form would show it. */
export const useFieldValue = (lookups: JobLookups) => {
  const { t } = useWords()
  const { day, money, percent } = useFormats()
  const partText = usePartText(lookups)
  return (path: string, value: Schema.Json | undefined): string => {
    if (!(path in fieldNames)) return partText(withValueAt(blank, path, value ?? null) as JobValues, path as JobPart)
    if (value === undefined || value === null || value === "") return "–"
    if (path.startsWith("totals.")) return money(Number(value))
    if (typeof value === "boolean") return t(value ? "yes" : "no")
    if (path.startsWith("taxRates.")) return percent(Number(value))
    return path === "quotedOn" || path === "invoicedOn" ? day(String(value)) : String(value)
  }
}

/** A form with nothing in it but an insurance, so that each of its fields has a place. */
const blank: JobValues = { ...newJob(""), insurance: newInsurance }
