import { Schema } from "effect"
import { AdjustmentCode, parseAdjustments } from "#domain/edi/adjustmentCodes.ts"
import type { EdiCredit } from "#domain/edi/EdiCredit.ts"
import type { EdiInvoice, Finding } from "#domain/edi/EdiInvoice.ts"
import type { ShortPayReason } from "#domain/edi/shortPayReasons.ts"
import type { EdiState } from "#domain/edi/ediStates.ts"
import { requiredDigits } from "#domain/edi/mask.ts"
import type { Tone } from "#ui/Tone.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"

/** The color of a state. */
export const ediTones: Readonly<Record<EdiState, Tone | "accent">> = {
  draft: "danger",
  ready: "success",
  queued: "info",
  sent: "info",
  acknowledged: "accent",
  accepted: "success",
  rejected: "danger",
  paid: "success",
  shortPaid: "warning",
  disputed: "warning",
  overPaid: "warning",
  credited: "neutral"
}

const shortPayTexts = {
  deductible: "edi.shortPay.deductible",
  tax: "edi.shortPay.tax",
  line: "edi.shortPay.line",
  labor: "edi.shortPay.labor",
  price: "edi.shortPay.price",
  fee: "edi.shortPay.fee"
} as const

/** States that have not started, shown as a ring instead of a dot. */
export const isHollow = (state: EdiState): boolean => state === "draft" || state === "ready"

/** Texts about invoices to networks in the user's language. */
export const useEdiText = () => {
  const { t, of } = useWords()
  const { timeOrDateTime, money, percent: share } = useFormats()
  const findingTitle = ({ field, line }: Pick<Finding, "field" | "line">): string =>
    line === 0 ? of("ediField", field) : t("edi.onLine", { line })
  const stuckText = (at: number, why: string) => `${t("edi.troubleTitle", { at: timeOrDateTime(at) })}: ${why}`
  /** The state of an invoice's credit, and why it is blocked. */
  const creditText = ({ at, number, reason, state }: EdiCredit, trouble: string): string => {
    const said = t("edi.creditIs", { number: String(number), state: of("ediCreditState", state) })
    if (state === "queued" && trouble !== "") return `${said}. ${stuckText(at, trouble)}`
    const why = state === "rejected" ? reason : ""
    return why !== ""
      ? `${said}. ${why}`
      : state === "due"
        ? said
        : `${said}, ${t("edi.since", { at: timeOrDateTime(at) })}`
  }
  /** What to do next, or what is pending. */
  const nextOf = ({ claimed, credit, findings, paid, reason, state, stateAt, trouble }: EdiInvoice): string => {
    if (credit !== null) return creditText(credit, trouble)
    if (state === "draft" || state === "ready") {
      const [first] = findings
      if (first !== undefined && findings.length === 1)
        return t("edi.oneFinding", { field: findingTitle(first), reason: of("ediReason", first.reason) })
      const errors = findings.filter(({ level }) => level === "error").length
      const warnings = findings.length - errors
      const said = [
        ...(errors === 0 ? [] : [t("edi.errors", { count: errors })]),
        ...(warnings === 0 ? [] : [t("edi.warnings", { count: warnings })])
      ]
      return said.length === 0 ? t("edi.nothingToMend") : said.join(", ")
    }
    if (state === "rejected") return reason
    if (state === "disputed")
      return t("edi.shortDisputed", { amount: money(claimed - paid), at: timeOrDateTime(stateAt) })
    if (state === "shortPaid") return t("edi.shortBy", { amount: money(claimed - paid) })
    if (state === "overPaid") return t("edi.overBy", { amount: money(paid - claimed) })
    if (state === "queued") return trouble === "" ? t("edi.waiting") : stuckText(stateAt, trouble)
    return t("edi.since", { at: timeOrDateTime(stateAt) })
  }
  /** What a finding concerns, and how to fix it. */
  const findingText = ({ asked, field, line, reason }: Finding) => {
    const digits = requiredDigits(asked)
    const isForm = reason === "missing" || reason === "format"
    const hint =
      asked === ""
        ? ""
        : reason === "forbiddenWord"
          ? t("edi.avoid", { word: asked })
          : reason === "wordMissing"
            ? t("edi.oneOf", { words: asked })
            : digits !== undefined
              ? t("edi.digits", { count: digits })
              : isForm && asked.endsWith("*")
                ? t("edi.begins", { start: asked.slice(0, -1) })
                : ""
    return {
      title: findingTitle({ field, line }),
      text: [of("ediReason", reason), hint].filter((part) => part !== "").join(". ")
    }
  }
  /** A likely reason for a short payment. */
  const shortPayText = ({ from, kind, percent, to, what }: ShortPayReason): string => {
    const said = { what, from: money(from), to: money(to), percent: share(percent) }
    return t(shortPayTexts[kind], said)
  }
  /** A partner's remarks on a payment: its transfer number, then each adjustment with its reason and code. */
  const paymentTexts = (text: string): ReadonlyArray<string> => {
    const { adjustments, before } = parseAdjustments(text)
    return [
      ...(before === "" ? [] : [before]),
      ...adjustments.map(({ cents, code }) =>
        Schema.is(AdjustmentCode)(code)
          ? t("edi.adjusted", { amount: money(cents), why: of("adjustmentCode", code), code })
          : t("edi.adjustedRaw", { amount: money(cents), code })
      )
    ]
  }
  return { nextOf, findingText, shortPayText, paymentTexts }
}
