import type { EdiInvoice } from "./EdiInvoice.ts"

/** Whether an invoice, or its credit memo, is queued and its last send attempt failed. */
export const isStuck = ({ credit, state, trouble }: Pick<EdiInvoice, "credit" | "state" | "trouble">): boolean =>
  trouble !== "" && (credit === null ? state : credit.state) === "queued"
