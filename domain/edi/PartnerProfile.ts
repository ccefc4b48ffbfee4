import { Schema } from "effect"
import { LineKind } from "#domain/estimates/EstimateLine.ts"
import { maxLength } from "#domain/shared/PlainText.ts"
import { Mask } from "./mask.ts"

/** The networks that take invoices by EDI; an insurer that none administers sends to nobody. */
export const EdiNetwork = Schema.Literals(["lynx", "safelite", "harmon", "gerber", "quest", "other"])
export type EdiNetwork = typeof EdiNetwork.Type

/** What of a job a partner may ask for, and what may stand in a reference of its invoice. */
export const EdiFactName = Schema.Literals([
  "account",
  "programId",
  "parentId",
  "dispatchNumber",
  "referralNumber",
  "authorization",
  "claimNumber",
  "policyNumber",
  "dateOfLoss",
  "causeOfLoss",
  "otherPlate",
  "agent",
  "insuredName",
  "insuredAddress",
  "installAddress",
  "vin",
  "vehicle",
  "workOrder",
  "signature",
  "calibrationProof"
])
export type EdiFactName = typeof EdiFactName.Type

/** Error: the partner takes nothing without it. Warning: it may go out and is likely rejected. */
export const FindingLevel = Schema.Literals(["error", "warning"])
export type FindingLevel = typeof FindingLevel.Type

/** Where a line stands on an invoice (trade 3.1 rule 11). */
export const LineGroup = Schema.Literals([
  "glass",
  "repair",
  "labor",
  "kit",
  "molding",
  "hardware",
  "part",
  "calibration",
  "extraLabor",
  "fee"
])
export type LineGroup = typeof LineGroup.Type

/** What a profile says by kind of line: a kind that there is none of is a slip, and told. */
const ByKind = Schema.Record(Schema.String, Schema.String.check(maxLength(48))).check(
  Schema.makeFilter((codes) => {
    const stray = Object.keys(codes).find((kind) => !Schema.is(LineKind)(kind))
    return stray === undefined || { path: [stray], issue: "no kind of line is called so" }
  })
)

/** A word that must not stand in the description of a kind of line, or one of several that must. */
const WordRule = Schema.Struct({
  /** Lines of these kinds. */
  kinds: Schema.Array(LineKind),
  words: Schema.Array(Schema.String.check(Schema.isNonEmpty())),
  level: FindingLevel
})

/** How one partner wants its invoices: data, so that a real guide of a partner's is dropped in without a change of code. */
export const PartnerProfile = Schema.Struct({
  network: EdiNetwork,
  /** What the partner is called. */
  name: Schema.String.check(Schema.isNonEmpty({ message: "required" }), maxLength(60)),
  /**
   * The partner's number as who is billed (N1*BT, qualifier 92); "" where each insurer has its own there (trade 4.1),
   * which is its program in the set-up.
   */
  partnerCode: Schema.String.check(maxLength(15)),
  /** The partner's id in ISA08 unless the shop was told another. */
  receiverId: Schema.String.check(maxLength(15)),
  /** What the shop's account must look like; "" for anything. */
  accountMask: Mask,
  /** What must be there, in which form, and how grave it is. `when`: asked only of such jobs. */
  required: Schema.Array(
    Schema.Struct({
      fact: EdiFactName,
      level: FindingLevel,
      mask: Schema.optionalKey(Mask),
      when: Schema.optionalKey(Schema.Literals(["calibration", "mobile", "cause105", "outsideNags"]))
    })
  ),
  /** Which number stands as the purchase order (BIG04). */
  orderNumber: Schema.Union([Schema.Literal(""), EdiFactName]),
  /** The references in their order: qualifier, what stands in it, and a word for the mutually defined one, `ZZ`. */
  references: Schema.Array(
    Schema.Struct({
      qualifier: Schema.String.check(Schema.isMinLength(2), Schema.isMaxLength(3)),
      fact: EdiFactName,
      note: Schema.String.check(maxLength(80))
    }).check(
      Schema.makeFilter(
        ({ note, qualifier }) =>
          qualifier !== "ZZ" || note !== "" || { path: ["note"], issue: "ZZ says nothing without a note" }
      )
    )
  ),
  lineOrder: Schema.Array(LineGroup),
  /** What stands as part number on a line without one, by kind of line. */
  lineCodes: ByKind,
  /** The code of the second part of a kind, where the partner takes no kind twice; its number goes in the description. */
  repeatedCodes: ByKind,
  forbiddenWords: Schema.Array(WordRule),
  askedWords: Schema.Array(WordRule),
  /** TDS: `gross` before the deductible is taken off, `net` after. */
  totals: Schema.Literals(["gross", "net"]),
  /** A credit's quantities, taxes and total: below zero, or as billed, where BIG07 alone says that it takes back. */
  credits: Schema.Literals(["negative", "positive"]),
  /** Minutes until a 997, and hours until it is decided, as the network promises. */
  acknowledgedWithin: Schema.Int,
  decidedWithin: Schema.Int
}).check(
  Schema.makeFilter(({ lineOrder }) =>
    LineGroup.literals.every((group) => lineOrder.filter((one) => one === group).length === 1)
      ? true
      : { path: ["lineOrder"], issue: "each group of lines stands in the order once" }
  ),
  Schema.makeFilter(
    ({ required }) =>
      new Set(required.map(({ fact, when }) => `${fact} ${when ?? ""}`)).size === required.length || {
        path: ["required"],
        issue: "one fact is asked for twice"
      }
  )
)
export type PartnerProfile = typeof PartnerProfile.Type
