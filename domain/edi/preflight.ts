import { partNumberParts } from "#domain/nags/partNumberParts.ts"
import { vinFault } from "#domain/vin/vinFault.ts"
import { billedLines } from "./billedLines.ts"
import { type EdiFacts, type EdiLine, netOf } from "./EdiFacts.ts"
import type { Finding, FindingPlace, FindingReason } from "./EdiInvoice.ts"
import type { EdiFactName, FindingLevel, PartnerProfile } from "./PartnerProfile.ts"
import { fitsMask } from "./mask.ts"
import { element } from "./Segment.ts"

const places: Readonly<Record<EdiFactName, FindingPlace>> = {
  account: "partner",
  programId: "partner",
  parentId: "partner",
  dispatchNumber: "claim",
  referralNumber: "claim",
  authorization: "claim",
  claimNumber: "claim",
  policyNumber: "claim",
  dateOfLoss: "claim",
  causeOfLoss: "claim",
  otherPlate: "claim",
  agent: "claim",
  insuredName: "customer",
  insuredAddress: "customer",
  installAddress: "job",
  vin: "claim",
  vehicle: "claim",
  workOrder: "job",
  signature: "job",
  calibrationProof: "files"
}

/** Returns the number of checks a pre-flight makes of an invoice, for reporting how many passed. */
export const checkCount = (facts: EdiFacts, profile: PartnerProfile): number => askedOf(facts, profile).length + 4

/**
 * Returns everything that prevents sending an invoice or would likely get it rejected under the partner's profile,
 * errors first (trade 1.2).
 */
export const preflight = (facts: EdiFacts, profile: PartnerProfile): ReadonlyArray<Finding> => {
  const found = [...namedFindings(facts, profile), ...lineFindings(facts, profile), ...sumFindings(facts)]
  return [...found.filter(({ level }) => level === "error"), ...found.filter(({ level }) => level === "warning")]
}

const askedOf = ({ named, isMobile, lines }: EdiFacts, { required }: PartnerProfile) =>
  required.filter(({ when }) => {
    if (when === "calibration") return lines.some(({ kind }) => kind === "calibration")
    if (when === "mobile") return isMobile
    if (when === "outsideNags") return lines.some(isOutsideNags)
    return when === undefined || named.causeOfLoss === "105"
  })

/** Whether the line is a part (pane, molding or other) whose number is not a NAGS number. */
const isOutsideNags = ({ ediPartNumber, kind, partNumber }: EdiLine) =>
  ["glass", "molding", "part"].includes(kind) && partNumberParts(ediPartNumber || partNumber) === undefined

const namedFindings = (facts: EdiFacts, profile: PartnerProfile): ReadonlyArray<Finding> =>
  askedOf(facts, profile).flatMap(({ fact, level, mask }) => {
    const value = facts.named[fact].trim()
    const found = (reason: FindingReason, asked = ""): ReadonlyArray<Finding> => [
      { level, field: fact, reason, place: places[fact], line: 0, asked }
    ]
    if (value === "") return found("missing", mask ?? "")
    if (fact === "vin" && vinFault(value) !== undefined) return found("notAVin")
    if (element(value, 80) === "") return found("noCharacters")
    if (mask !== undefined && !fitsMask(value, mask)) return found("format", mask)
    return fact === "account" && profile.accountMask !== "" && !fitsMask(value, profile.accountMask)
      ? found("format", profile.accountMask)
      : []
  })

const lineFindings = ({ lines }: EdiFacts, profile: PartnerProfile): ReadonlyArray<Finding> =>
  lines.flatMap((line, at) => {
    const found = (level: FindingLevel, reason: FindingReason, asked = ""): Finding => ({
      level,
      field: "lines",
      reason,
      place: "lines",
      line: at + 1,
      asked
    })
    const said = line.description.toLowerCase()
    const forbidden = profile.forbiddenWords.flatMap(({ kinds, words, level }) =>
      kinds.includes(line.kind)
        ? words.filter((word) => said.includes(word)).map((word) => found(level, "forbiddenWord", word))
        : []
    )
    const missing = profile.askedWords
      .filter(({ kinds, words }) => kinds.includes(line.kind) && !words.some((word) => said.includes(word)))
      .map(({ words, level }) => found(level, "wordMissing", words.join(", ")))
    const [billed] = billedLines([line], profile)
    const code = element(billed?.code ?? "", 48)
    return [...forbidden, ...missing, ...(code === "" ? [found("error", "noPartNumber")] : [])]
  })

const sumFindings = (facts: EdiFacts): ReadonlyArray<Finding> => {
  const found = (reason: FindingReason): Finding => ({
    level: "error",
    field: "total",
    reason,
    place: "lines",
    line: 0,
    asked: ""
  })
  const added = billedSum(facts)
  return [
    ...(facts.lines.length === 0 || netOf(facts) <= 0 ? [found("nothingBilled")] : []),
    ...(added === facts.gross ? [] : [found("sumsDiffer")])
  ]
}

/** Returns the sum of an invoice's lines and taxes, in cents. */
export const billedSum = ({ lines, taxes }: Pick<EdiFacts, "lines" | "taxes">): number =>
  [
    ...billedLines(lines, {
      lineOrder: ["glass", "repair", "labor", "kit", "molding", "hardware", "part", "calibration", "extraLabor", "fee"],
      lineCodes: {},
      repeatedCodes: {}
    }).map(({ extended }) => extended),
    ...taxes.map(({ amount }) => amount)
  ].reduce((sum, one) => sum + one, 0)
