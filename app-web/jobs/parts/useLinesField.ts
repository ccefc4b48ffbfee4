import { useMemo } from "react"
import type { FormFields } from "#web/forms/useForm.ts"
import type { JobForm } from "#web/jobs/form/JobForm.ts"
import { useFieldName } from "#web/jobs/form/useFieldName.ts"
import type { JobFormStore } from "#web/jobs/form/useOpenJob.ts"
import type { Lines } from "./grid/GridState.ts"
import type { LinesField } from "./grid/useGrid.ts"

/** The lines of a job's form, as the estimate grid reads and writes them. */
export const useLinesField = ({ set, leave }: JobFormStore, values: Lines): LinesField =>
  useMemo(
    () => ({
      values,
      set: (lines) => set("lines", lines),
      setLine: (row, line) => set(`lines.${row}`, line),
      leave: (row, column) => leave(`lines.${row}.${column}`)
    }),
    [set, leave, values]
  )

const none: Readonly<Record<string, string>> = {}

/** What is wrong in a row, in words by column. A row without a fault always gives the same object. */
export const useLineErrors = ({ errors, errorOf }: FormFields<typeof JobForm>) => {
  const nameOf = useFieldName()
  return useMemo(() => {
    const rows = new Map<number, Record<string, string>>()
    for (const path of Object.keys(errors)) {
      const [part, row, cell] = path.split(".")
      if (part !== "lines" || row === undefined || cell === undefined) continue
      rows.set(Number(row), { ...rows.get(Number(row)), [cell]: errorOf(path, { label: nameOf(path) }) ?? "" })
    }
    return (index: number): Readonly<Record<string, string>> => rows.get(index) ?? none
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `errorOf` says other words only when the errors or the language are others
  }, [errors, nameOf])
}
