import { isDay } from "#domain/shared/Day.ts"
import { hundredthsIn, type Segment } from "./Segment.ts"
import type { ReadDocument } from "./readInterchange.ts"

/** What a partner says of an invoice that was sent. */
export type EdiAnswer =
  /** A 997: the group was read, or was not. */
  | {
      readonly kind: "997"
      readonly groupControl: number
      readonly outcome: "accepted" | "acceptedWithErrors" | "rejected"
      readonly text: string
    }
  /** An 824: the invoice passed the partner's checks, or did not, and why in its own words. */
  | {
      readonly kind: "824"
      readonly invoiceNumber: string
      /** The group that it is about; undefined where the partner does not say. */
      readonly groupControl: number | undefined
      readonly outcome: "accepted" | "rejected"
      readonly code: string
      readonly text: string
    }
  /** One invoice of an 820: what was paid for it, in cents, and what was billed where the partner says so. */
  | {
      readonly kind: "820"
      readonly invoiceNumber: string
      readonly paid: number
      readonly trace: string
      readonly text: string
      /** How it was paid: by check where the partner says so, else into the shop's account. */
      readonly source: "check" | "insurerEft"
      /** The day it was paid on, "" where the partner does not say. */
      readonly day: string
    }

/** What a remittance comes to in all, and what its parts come to, in cents. */
export interface RemittanceSums {
  readonly total: number
  readonly parts: number
}

/**
 * The two sums of an 820: BPR02, below zero where BPR03 takes it from the shop (D), and what stands for its invoices with
 * what ADX adds to or takes from the whole, before the first of them. Undefined where it says no total.
 */
export const remittanceSums = (segments: ReadonlyArray<Segment>): RemittanceSums | undefined => {
  const order = segments.find(([tag]) => tag === "BPR")
  const amount = hundredthsIn(order?.[2] ?? "")
  if (amount === undefined) return undefined
  const first = segments.findIndex(([tag]) => tag === "RMR")
  const parts = segments.reduce((sum, [tag, one = "", , , four = ""], at) => {
    const part = tag === "RMR" ? four : tag === "ADX" && at < first ? one : ""
    return sum + (hundredthsIn(part) ?? 0)
  }, 0)
  return { total: order?.[3] === "D" ? -amount + 0 : amount, parts }
}

/** The number of a remittance's check or transfer, TRN02; "" where it has none. */
export const traceOf = (segments: ReadonlyArray<Segment>): string => segments.find(([tag]) => tag === "TRN")?.[2] ?? ""

/** What a document of a partner's says, one answer for each invoice in it; nothing for a kind that is no answer. */
export const readAnswer = ({ kind, segments }: Pick<ReadDocument, "kind" | "segments">): ReadonlyArray<EdiAnswer> =>
  kind === "997" ? acknowledged(segments) : kind === "824" ? advised(segments) : kind === "820" ? paid(segments) : []

/** AK5 and AK9 (code 715, 717): A accepted, E with errors, P in part; all others are refusals. */
const acknowledged = (segments: ReadonlyArray<Segment>): ReadonlyArray<EdiAnswer> => {
  const group = segments.find(([tag]) => tag === "AK1")
  const groupControl = Number(group?.[2])
  if (group === undefined || !Number.isInteger(groupControl)) return []
  const verdicts = segments.filter(([tag]) => tag === "AK5" || tag === "AK9").map(([, verdict]) => verdict)
  const text = segments
    .filter(([tag]) => tag === "AK3" || tag === "AK4")
    .map((segment) => segment.join(" "))
    .join("; ")
  const outcome =
    verdicts.length === 0 || verdicts.some((verdict) => !["A", "E", "P"].includes(verdict ?? ""))
      ? "rejected"
      : verdicts.every((verdict) => verdict === "A")
        ? "accepted"
        : "acceptedWithErrors"
  return [{ kind: "997", groupControl, outcome, text }]
}

/** OTI01 (code 110): TA accepted, TE accepted with errors, TR rejected; TED says why, NTE goes on. */
const advised = (segments: ReadonlyArray<Segment>): ReadonlyArray<EdiAnswer> => {
  const answers: Array<Extract<EdiAnswer, { kind: "824" }>> = []
  for (const [tag, one = "", two = "", ...rest] of segments) {
    const last = answers.at(-1)
    if (tag === "OTI") {
      // OTI08: the group's control number.
      const group = rest[5] ?? ""
      answers.push({
        kind: "824",
        invoiceNumber: rest[0] ?? "",
        groupControl: /^\d{1,9}$/.test(group) ? Number(group) : undefined,
        outcome: one === "TA" || one === "TE" || one === "IA" ? "accepted" : "rejected",
        code: "",
        text: ""
      })
    } else if ((tag === "TED" || tag === "NTE") && last !== undefined)
      answers[answers.length - 1] = {
        ...last,
        code: tag === "TED" && last.code === "" ? one : last.code,
        text: [last.text, two].filter((text) => text !== "").join(" ")
      }
  }
  return answers.filter(({ invoiceNumber }) => invoiceNumber !== "")
}

/**
 * RMR*IV: the invoice's number, then in RMR04 what is paid for it; ADX says what was taken off and why. Of the whole
 * BPR04 says how it was paid (CHK: by check), and BPR16 when.
 */
const paid = (segments: ReadonlyArray<Segment>): ReadonlyArray<EdiAnswer> => {
  const order = segments.find(([tag]) => tag === "BPR")
  const source = order?.[4] === "CHK" ? "check" : "insurerEft"
  const written = order?.[16] ?? ""
  const said = `${written.slice(0, 4)}-${written.slice(4, 6)}-${written.slice(6)}`
  const day = isDay(said) ? said : ""
  const trace = traceOf(segments)
  const answers: Array<Extract<EdiAnswer, { kind: "820" }>> = []
  for (const [tag, one = "", two = "", , four = ""] of segments) {
    const last = answers.at(-1)
    if (tag === "RMR" && one === "IV") {
      const amount = hundredthsIn(four)
      if (amount !== undefined && two !== "")
        answers.push({ kind: "820", invoiceNumber: two, paid: amount, trace, text: "", source, day })
    } else if (tag === "ADX" && last !== undefined)
      answers[answers.length - 1] = { ...last, text: [last.text, `${one} ${two}`].filter(Boolean).join("; ") }
  }
  return answers
}
