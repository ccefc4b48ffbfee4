import { isDay } from "#domain/shared/Day.ts"
import { parseHundredths, type Segment } from "./Segment.ts"
import type { ReadDocument } from "./readInterchange.ts"

/** A partner's answer to an invoice that was sent. */
export type EdiAnswer =
  /** A 997: the group was accepted for processing or not. */
  | {
      readonly kind: "997"
      readonly groupControl: number
      readonly outcome: "accepted" | "acceptedWithErrors" | "rejected"
      readonly text: string
    }
  /** An 824: the invoice passed the partner's checks or not, with the reason in its own words. */
  | {
      readonly kind: "824"
      readonly invoiceNumber: string
      /** Control number of the group it refers to; undefined if not given. */
      readonly groupControl: number | undefined
      readonly outcome: "accepted" | "rejected"
      readonly code: string
      readonly text: string
    }
  /** One invoice of a remittance (820 or 835): the amount paid, in cents, and the adjustments with their reasons. */
  | {
      readonly kind: "820"
      readonly invoiceNumber: string
      readonly paid: number
      readonly trace: string
      readonly text: string
      /** Payment method: check if the partner says so, otherwise a transfer to the shop's account. */
      readonly source: "check" | "insurerEft"
      /** Payment date; "" if not given. */
      readonly day: string
    }

/** A remittance's total and the sum of its parts, in cents. */
export interface RemittanceSums {
  readonly total: number
  readonly parts: number
}

/** Whether a document is a remittance: an 820, or an 835 as written by health insurance systems. */
export const isRemittance = (kind: string): boolean => kind === "820" || kind === "835"

/**
 * Returns the total and the sum of the parts of a remittance. The total is BPR02, negative if BPR03 is a debit (D). The
 * parts are the invoice amounts (RMR04, CLP04) and the adjustments of the entire remittance: ADX before the first RMR,
 * and PLB. Undefined if there is no total.
 */
export const remittanceSums = (segments: ReadonlyArray<Segment>): RemittanceSums | undefined => {
  const order = segments.find(([tag]) => tag === "BPR")
  const amount = parseHundredths(order?.[2] ?? "")
  if (amount === undefined) return undefined
  const first = segments.findIndex(([tag]) => tag === "RMR")
  const parts = segments.reduce((sum, segment, at) => {
    const [tag, one = "", , , four = ""] = segment
    if (tag === "PLB") return sum - segment.reduce((all, part, place) => all + keptBack(part, place), 0)
    const part = tag === "RMR" || tag === "CLP" ? four : tag === "ADX" && at < first ? one : ""
    return sum + (parseHundredths(part) ?? 0)
  }, 0)
  return { total: order?.[3] === "D" ? -amount + 0 : amount, parts }
}

/** PLB04, PLB06 and so on: amounts withheld from the entire remittance, each following its reason. */
const keptBack = (part: string, place: number) => (place >= 4 && place % 2 === 0 ? (parseHundredths(part) ?? 0) : 0)

/** Returns the check or transfer number of a remittance (TRN02); "" if none. */
export const traceOf = (segments: ReadonlyArray<Segment>): string => segments.find(([tag]) => tag === "TRN")?.[2] ?? ""

/** Reads a partner's document into one answer per invoice; empty for other kinds of documents. */
export const readAnswer = ({ kind, segments }: Pick<ReadDocument, "kind" | "segments">): ReadonlyArray<EdiAnswer> =>
  kind === "997"
    ? acknowledged(segments)
    : kind === "824"
      ? advised(segments)
      : isRemittance(kind)
        ? paid(segments)
        : []

/** AK5 and AK9 (code 715, 717): A accepted, E with errors, P partially; all others are rejections. */
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

/** OTI01 (code 110): TA accepted, TE accepted with errors, TR rejected; TED gives the reason, NTE continues it. */
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
 * RMR*IV or CLP: the invoice number, with the amount paid in the fourth element. ADX, or CAS of a claim and its
 * services, gives the adjustments. BPR04 gives the payment method (CHK: check) and BPR16 the payment date.
 */
const paid = (segments: ReadonlyArray<Segment>): ReadonlyArray<EdiAnswer> => {
  const order = segments.find(([tag]) => tag === "BPR")
  const source = order?.[4] === "CHK" ? "check" : "insurerEft"
  const written = order?.[16] ?? ""
  const said = `${written.slice(0, 4)}-${written.slice(4, 6)}-${written.slice(6)}`
  const day = isDay(said) ? said : ""
  const trace = traceOf(segments)
  const answers: Array<Extract<EdiAnswer, { kind: "820" }>> = []
  for (const segment of segments) {
    const [tag, one = "", two = "", , four = ""] = segment
    const last = answers.at(-1)
    const invoiceNumber = tag === "CLP" ? one : tag === "RMR" && one === "IV" ? two : ""
    const amount = parseHundredths(four)
    const off = tag === "ADX" ? [`${one} ${two}`] : tag === "CAS" ? takenOff(segment) : []
    if (invoiceNumber !== "" && amount !== undefined)
      answers.push({ kind: "820", invoiceNumber, paid: amount, trace, text: "", source, day })
    else if (off.length > 0 && last !== undefined)
      answers[answers.length - 1] = { ...last, text: [last.text, ...off].filter(Boolean).join("; ") }
  }
  return answers
}

/** CAS: a group, then up to six sets of reason, amount withheld, and quantity: `-12.4 CO-45`. */
const takenOff = ([, group = "", ...rest]: Segment): ReadonlyArray<string> =>
  rest.flatMap((reason, at) => {
    const amount = rest[at + 1] ?? ""
    if (at % 3 !== 0 || reason === "" || amount === "") return []
    return [`${amount.startsWith("-") ? amount.slice(1) : `-${amount}`} ${group}-${reason}`]
  })
