import { Schema } from "effect"

/** What a partner rejects an invoice for, as far as its words say (trade 4.3). */
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

/** Words that a reason has, the surest first: what it names counts before the code that many have. */
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

/** TED01, code 647: what the partner's code alone says. */
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

/** What a rejection is for, by the partner's text and code; null where neither says. A 997 names the segment at fault. */
export const rejectionHint = (reason: string): RejectionKind | null => {
  const found = byWords.find(([words]) => words.test(reason))
  if (found !== undefined) return found[1]
  const [code = ""] = reason.trim().split(/\s+/)
  return byCode[code] ?? (/^(?:AK[1-9]|997)\b/.test(reason) ? "syntax" : null)
}
