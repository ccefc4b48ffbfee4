import { LineId, type LineKind, openFacts } from "#domain/estimates/EstimateLine.ts"
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
