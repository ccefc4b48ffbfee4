import type { EstimateLine } from "#domain/jobs/EstimateLine.ts"
import type { LineValues } from "#web/jobs/form/JobForm.ts"

/** A row as pricing reads it: what is still open counts as nothing. */
export const lineOf = ({ key: _, ...line }: LineValues): EstimateLine => ({
  ...line,
  quantity: line.quantity ?? 0,
  cost: line.cost ?? 0,
  listPrice: line.listPrice ?? 0,
  discount: line.discount ?? 0,
  netPrice: line.netPrice ?? 0
})
