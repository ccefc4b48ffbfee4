import type { PricingProfileDraft } from "#domain/pricing-profiles/PricingProfile.ts"
import type { LineValues } from "#web/jobs/form/JobForm.ts"
import { changeLine } from "../changeLine.ts"
import { cellText } from "./cellText.ts"
import { columnOf, type CellField, type ColumnId } from "./gridColumns.ts"
import { readCell } from "./readCell.ts"
import type { Speech } from "./Speech.ts"

/** Whether a person may write in a column: sums are worked out, and tax follows rules where it is not theirs. */
export const isWritable = (id: ColumnId, { writesTax }: Pick<Speech, "writesTax">): id is CellField =>
  columnOf(id).kind !== "sum" && (id !== "taxable" || writesTax)

/**
 * The line with a text in one of its cells, and with what follows from it. What cannot be read is kept as it was typed
 * and marked; a number behind it then counts as open. The same line where the text says what stands there already.
 */
export const writeCell = (
  line: LineValues,
  id: ColumnId,
  text: string,
  speech: Speech,
  profile?: PricingProfileDraft
): LineValues => {
  if (!isWritable(id, speech) || text === cellText(line, id, speech)) return line
  const read = readCell(id, text, speech)
  const { [id]: _, ...unread } = line.unread
  if (read === "unread") {
    const open = columnOf(id).kind === "number" ? changeLine(line, { [id]: null }, profile) : line
    return { ...open, unread: { ...unread, [id]: text } }
  }
  return changeLine({ ...line, unread }, { [id]: read.value }, profile)
}
