import { type EstimateLine, LineId, type LineKind, openFacts } from "#domain/estimates/EstimateLine.ts"
import type { LineValues } from "#web/jobs/form/JobForm.ts"

/** An empty row of a kind, for a person to fill in. */
export const newLine = (kind: LineKind, id: string, description = ""): LineValues => ({
  ...openFacts,
  unread: {},
  id: LineId.make(id),
  parentId: null,
  kind,
  partNumber: "",
  description,
  quantity: 100,
  cost: 0,
  listPrice: 0,
  discount: 0,
  netPrice: 0,
  taxable: true,
  customerPaid: false,
  rule: "typed"
})

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
