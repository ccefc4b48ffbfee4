import { Schema } from "effect"
import { LineKind } from "#domain/estimates/EstimateLine.ts"
import { maxLength } from "#domain/shared/PlainText.ts"
import { Mask } from "./mask.ts"

/** Networks that receive invoices by EDI. An insurer that none of them administers is not invoiced by EDI. */
export const EdiNetwork = Schema.Literals(["lynx", "safelite", "harmon", "gerber", "quest", "other"])
export type EdiNetwork = typeof EdiNetwork.Type

/** Facts of a job that a partner may require or that an invoice reference may carry. */
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

/** Error: the partner accepts nothing without it. Warning: the invoice can be sent, but rejection is likely. */
export const FindingLevel = Schema.Literals(["error", "warning"])
export type FindingLevel = typeof FindingLevel.Type

/** The group of a line, which decides its position on the invoice (trade 3.1 rule 11). */
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

/** Profile settings by line kind; an unknown kind is reported as a mistake. */
const ByKind = Schema.Record(Schema.String, Schema.String.check(maxLength(48))).check(
  Schema.makeFilter((codes) => {
    const stray = Object.keys(codes).find((kind) => !Schema.is(LineKind)(kind))
    return stray === undefined || { path: [stray], issue: "not a line kind" }
  })
)

/** Words that must not appear in the description of certain kinds of lines, or of which at least one must. */
const WordRule = Schema.Struct({
  /** The line kinds the rule applies to. */
  kinds: Schema.Array(LineKind),
  words: Schema.Array(Schema.String.check(Schema.isNonEmpty())),
  level: FindingLevel
})

/**
 * A partner's invoice requirements. Plain data, so that a partner's actual guide can be adopted without code changes.
 */
export const PartnerProfile = Schema.Struct({
  network: EdiNetwork,
  /** Display name of the partner. */
  name: Schema.String.check(Schema.isNonEmpty({ message: "required" }), maxLength(60)),
  /**
   * The partner's number as the billed party (N1*BT, qualifier 92). "" if each insurer has its own number there (trade
   * 4.1), which is its program in the setup.
   */
  partnerCode: Schema.String.check(maxLength(15)),
  /** The partner's id in ISA08, unless the shop was given another. */
  receiverId: Schema.String.check(maxLength(15)),
  /** Required format of the shop's account number; "" for any. */
  accountMask: Mask,
  /** Required facts with their format and severity. `when` limits a requirement to certain jobs. */
  required: Schema.Array(
    Schema.Struct({
      fact: EdiFactName,
      level: FindingLevel,
      mask: Schema.optionalKey(Mask),
      when: Schema.optionalKey(Schema.Literals(["calibration", "mobile", "cause105", "outsideNags"]))
    })
  ),
  /** The number used as the purchase order (BIG04). */
  orderNumber: Schema.Union([Schema.Literal(""), EdiFactName]),
  /** References in order: qualifier, fact, and a note for the mutually defined qualifier `ZZ`. */
  references: Schema.Array(
    Schema.Struct({
      qualifier: Schema.String.check(Schema.isMinLength(2), Schema.isMaxLength(3)),
      fact: EdiFactName,
      note: Schema.String.check(maxLength(80))
    }).check(
      Schema.makeFilter(
        ({ note, qualifier }) => qualifier !== "ZZ" || note !== "" || { path: ["note"], issue: "ZZ requires a note" }
      )
    )
  ),
  lineOrder: Schema.Array(LineGroup),
  /** Part number for lines without one, by line kind. */
  lineCodes: ByKind,
  /**
   * Code for further lines of a kind, if the partner accepts each kind only once; their part number moves to the
   * description.
   */
  repeatedCodes: ByKind,
  forbiddenWords: Schema.Array(WordRule),
  askedWords: Schema.Array(WordRule),
  /** TDS: `gross` before the deductible, `net` after. */
  totals: Schema.Literals(["gross", "net"]),
  /** Sign of a credit memo's quantities, taxes and total: negative, or as billed if BIG07 alone marks the reversal. */
  credits: Schema.Literals(["negative", "positive"]),
  /** Minutes until a 997, and hours until the decision, as promised by the network. */
  acknowledgedWithin: Schema.Int,
  decidedWithin: Schema.Int
}).check(
  Schema.makeFilter(({ lineOrder }) =>
    LineGroup.literals.every((group) => lineOrder.filter((one) => one === group).length === 1)
      ? true
      : { path: ["lineOrder"], issue: "the order must contain each line group once" }
  ),
  Schema.makeFilter(
    ({ required }) =>
      new Set(required.map(({ fact, when }) => `${fact} ${when ?? ""}`)).size === required.length || {
        path: ["required"],
        issue: "a fact is required twice"
      }
  )
)
export type PartnerProfile = typeof PartnerProfile.Type
