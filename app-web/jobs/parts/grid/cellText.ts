import { times } from "#domain/shared/Money.ts"
import { formatDecimal } from "#ui/formatDecimal.ts"
import type { LineValues } from "#web/jobs/form/JobForm.ts"
import { columnOf, type ColumnId, type SumId } from "./gridColumns.ts"
import type { Speech } from "./Speech.ts"

/**
 * What stands in a cell as the reader writes it, to be shown, edited and copied: what could not be read stands as it
 * was typed.
 */
export const cellText = (line: LineValues, id: ColumnId, speech: Speech): string => {
  const unread = line.unread[id]
  if (unread !== undefined) return unread
  switch (id) {
    case "extended":
    case "totalCost":
    case "margin":
      return formatDecimal(sumOf(line, id), 2, speech.locale)
    case "status":
      return speech.status[line.status]
    case "kind":
      return speech.kind[line.kind]
    case "taxable":
    case "customerPaid":
      return line[id] ? speech.yes : speech.no
    case "quantity":
    case "discount":
      return line[id] === null ? "" : formatDecimal(line[id], 2, speech.locale, 0)
    case "cost":
    case "listPrice":
    case "netPrice":
      return line[id] === null ? "" : formatDecimal(line[id], 2, speech.locale)
    default:
      return line[id]
  }
}

/** A sum of a row in cents: what it comes to, what it costs the shop, what is between. */
export const sumOf = ({ quantity, cost, netPrice }: LineValues, id: SumId): number => {
  const [sold, paid] = [times(netPrice ?? 0, quantity ?? 0), times(cost ?? 0, quantity ?? 0)]
  return id === "extended" ? sold : id === "totalCost" ? paid : sold - paid
}

/** Whether what stands in a cell could not be read. */
export const isUnread = (line: LineValues, id: ColumnId): boolean => line.unread[id] !== undefined

/** Whether figures stand in it, which are written to the right. */
export const isFigure = (id: ColumnId): boolean => columnOf(id).kind === "number" || columnOf(id).kind === "sum"
