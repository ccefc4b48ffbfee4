import { type EstimateLine, LineId, type LineKind, emptyLineFacts } from "#domain/estimates/EstimateLine.ts"
import type { LineValues } from "#web/jobs/form/JobForm.ts"

/** An empty line of a kind, to be filled in by hand. */
export const newLine = (kind: LineKind, id: string, description = ""): LineValues => ({
  ...emptyLineFacts,
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

/** A form row as pricing expects it; empty values count as zero. */
export const toEstimateLine = ({ unread: _, ...line }: LineValues): EstimateLine => ({
  ...line,
  id: line.id as LineId,
  parentId: line.parentId as LineId | null,
  quantity: line.quantity ?? 0,
  cost: line.cost ?? 0,
  listPrice: line.listPrice ?? 0,
  discount: line.discount ?? 0,
  netPrice: line.netPrice ?? 0
})
