import { Schema } from "effect"

/** Why a remittance file is refused; nothing of it is stored then. */
export const RemittanceFault = Schema.Literals([
  "notAnInterchange",
  "segmentTooLong",
  "cutOff",
  "outOfPlace",
  "controlDiffers",
  "countDiffers",
  "tooLarge",
  "noRemittance",
  "senderUnknown",
  "notSetUp",
  "numberReused"
])
export type RemittanceFault = typeof RemittanceFault.Type

/** The result for one part of a remittance. */
export const RemittanceOutcome = Schema.Literals([
  "paid",
  "shortPaid",
  "overPaid",
  "unknownInvoice",
  "nothingLeft",
  "totalDiffers"
])
