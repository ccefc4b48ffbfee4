import type { EstimateLine, LineId } from "#domain/estimates/EstimateLine.ts"
import type { LineValues } from "#web/jobs/form/JobForm.ts"

/** A row as pricing reads it: what is still open counts as nothing. */
export const lineOf = ({ unread: _, ...line }: LineValues): EstimateLine => ({
  ...line,
  id: line.id as LineId,
  parentId: line.parentId as LineId | null,
  quantity: line.quantity ?? 0,
  cost: line.cost ?? 0,
  listPrice: line.listPrice ?? 0,
  discount: line.discount ?? 0,
  netPrice: line.netPrice ?? 0
})
