import type { EdiInvoice } from "./EdiInvoice.ts"

/** Whether an invoice, or its credit, waits to be sent and could not be sent when it was tried last. */
export const isStuck = ({ credit, state, trouble }: Pick<EdiInvoice, "credit" | "state" | "trouble">): boolean =>
  trouble !== "" && (credit === null ? state : credit.state) === "queued"
