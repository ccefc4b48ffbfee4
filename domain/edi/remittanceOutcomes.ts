import { Schema } from "effect"

/** Why a remittance file is not taken in; nothing of it is kept then. */
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

/** What became of a part of a remittance. */
export const RemittanceOutcome = Schema.Literals([
  "paid",
  "shortPaid",
  "overPaid",
  "unknownInvoice",
  "nothingLeft",
  "totalDiffers"
])
