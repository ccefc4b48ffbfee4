import { useMemo } from "react"
import { useFieldName } from "#web/jobs/form/useFieldName.ts"
import type { OpenJob } from "#web/jobs/form/useOpenJob.ts"

const none: Readonly<Record<string, string>> = {}

/** What is wrong in a row, in words by column. A row without a fault always gives the same object. */
export const useLineErrors = ({ form }: OpenJob) => {
  const nameOf = useFieldName()
  const { errors, errorOf } = form
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
