import { Schema } from "effect"

/** The cause of a partner's rejection, as far as its text reveals it (trade 4.3). */
export const RejectionKind = Schema.Literals([
  "duplicate",
  "referral",
  "vin",
  "price",
  "nonNags",
  "calibration",
  "address",
  "sums",
  "date",
  "currency",
  "authorization",
  "syntax",
  "incomplete"
])
export type RejectionKind = typeof RejectionKind.Type

/** Keywords in a rejection reason, most reliable first. They take precedence over the code, which is often generic. */
const byWords: ReadonlyArray<readonly [RegExp, RejectionKind]> = [
  [/\bDUPLICATE (?:INVOICE|BILL)/i, "duplicate"],
  [/\b(?:REFERRAL|DISPATCH)\b/i, "referral"],
  [/\bVIN\b/i, "vin"],
  [/\b(?:EXCEEDS|AGREED)\b/i, "price"],
  [/\bNON-?NAGS\b/i, "nonNags"],
  [/\bRE-?CAL/i, "calibration"],
  [/\bADDRESS\b/i, "address"],
  [/\bSUM\b/i, "sums"],
  [/\bAUTHORI[SZ]ATION/i, "authorization"]
]

/** TED01, code 647: the cause according to the partner's code alone. */
const byCode: Readonly<Record<string, RejectionKind>> = {
  DUP: "duplicate",
  DBL: "duplicate",
  ICA: "sums",
  DTE: "date",
  CUR: "currency",
  COV: "authorization",
  INC: "incomplete",
  "997": "syntax"
}

/**
 * Returns the cause of a rejection from the partner's text and code, or null if neither reveals it. A 997 names the
 * segment at fault.
 */
export const rejectionHint = (reason: string): RejectionKind | null => {
  const found = byWords.find(([words]) => words.test(reason))
  if (found !== undefined) return found[1]
  const [code = ""] = reason.trim().split(/\s+/)
  return byCode[code] ?? (/^(?:AK[1-9]|997)\b/.test(reason) ? "syntax" : null)
}
