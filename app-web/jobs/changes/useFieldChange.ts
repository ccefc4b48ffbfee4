import type { FieldChange } from "#domain/jobs/JobChange.ts"
import type { EstimateLine } from "#domain/estimates/EstimateLine.ts"
import { useFieldName } from "#web/jobs/form/useFieldName.ts"
import { useWords } from "#web/words/useWords.ts"
import { fieldNames } from "./fieldNames.ts"
import { useFieldValue } from "./useFieldValue.ts"
import { useLineChange } from "./useLineChange.ts"
import type { JobLookups } from "#web/jobs/form/useLookups.ts"

/** A field that changed, in words; `before` and `after` are undefined where only its name is to be said. */
export interface SaidChange {
  readonly path: string
  readonly name: string
  readonly before: string | undefined
  readonly after: string | undefined
}

/** Says what changed in a field of a job, in the reader's language. */
export const useFieldChange = (lookups: JobLookups, lines: ReadonlyArray<EstimateLine>) => {
  const { t } = useWords()
  const nameOf = useFieldName()
  const valueOf = useFieldValue(lookups)
  const lineChange = useLineChange(lines)
  return (change: FieldChange): SaidChange => {
    const { path, before, after } = change
    if (path === "lines" || path.startsWith("lines.")) return lineChange(change)
    const known = Object.keys(fieldNames).find((one) => one === path)
    const [part = "", field] = path.split(".")
    const place = field === undefined ? part : `${part}.${field}`
    const name = known !== undefined ? t(fieldNames[known]!) : nameOf(place)
    // An address is one field to its reader: which part of it changed is of no use without the rest.
    if (place !== path) return { path, name, before: undefined, after: undefined }
    return { path, name, before: valueOf(path, before), after: valueOf(path, after) }
  }
}
