import type { Schema } from "effect"
import type { FieldChange } from "#domain/jobs/JobChange.ts"
import type { EstimateLine, LineKind, LineStatus } from "#domain/estimates/EstimateLine.ts"
import { times } from "#domain/shared/Money.ts"
import { columnOf, type ColumnId, gridColumns } from "#web/jobs/parts/grid/gridColumns.ts"
import { useColumnName } from "#web/jobs/parts/grid/useColumnName.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import type { SaidChange } from "./useFieldChange.ts"

/** Says what changed in a line of the estimate: a cell of it, or that it came, went or stands elsewhere. */
export const useLineChange = (lines: ReadonlyArray<EstimateLine>) => {
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
    return line === undefined
      ? undefined
      : `${line.description || line.partNumber}, ${money(times(line.netPrice, line.quantity))}`
  }

  return ({ path, before, after }: FieldChange): SaidChange => {
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
