import { Schema } from "effect"
import { numberFormats } from "./numberFormats.ts"
import { EdiNetwork, type PartnerProfile as Profile, PartnerProfile } from "./PartnerProfile.ts"

/** Requirements common to all partners (trade 4.2); they apply unless a partner's profile overrides them. */
const required: Profile["required"] = [
  { fact: "account", level: "error" },
  { fact: "insuredName", level: "error" },
  { fact: "vin", level: "error" },
  { fact: "vehicle", level: "error" },
  { fact: "claimNumber", level: "warning" },
  { fact: "causeOfLoss", level: "warning" },
  { fact: "otherPlate", level: "warning", when: "cause105" },
  { fact: "signature", level: "warning" }
]

const references: Profile["references"] = [
  { qualifier: "D9", fact: "claimNumber", note: "" },
  { qualifier: "IG", fact: "policyNumber", note: "" },
  { qualifier: "VT", fact: "vin", note: "" },
  { qualifier: "BB", fact: "authorization", note: "" },
  { qualifier: "ZZ", fact: "causeOfLoss", note: "CAUSE OF LOSS" },
  { qualifier: "ZZ", fact: "otherPlate", note: "OTHER PLATE" },
  { qualifier: "ZZ", fact: "vehicle", note: "VEHICLE" },
  { qualifier: "ZZ", fact: "agent", note: "AGENT" },
  { qualifier: "ZZ", fact: "signature", note: "SIGNATURE ON FILE" },
  { qualifier: "PG", fact: "programId", note: "" },
  { qualifier: "ZZ", fact: "parentId", note: "PARENT PROGRAM" },
  { qualifier: "WO", fact: "workOrder", note: "" }
]

/** The order of trade 3.1 rule 11, extended: repairs after glass, calibration, extra labor and fees last. */
const lineOrder: Profile["lineOrder"] = [
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
]

const usual = {
  accountMask: "",
  required,
  orderNumber: "dispatchNumber",
  references,
  lineOrder,
  lineCodes: { labor: "LABOR", calibration: "RECAL", repair: "REPAIR", fee: "FEE", kit: "KIT" },
  repeatedCodes: {},
  forbiddenWords: [{ kinds: ["repair"], words: ["labor", "labour"], level: "error" }],
  askedWords: [
    { kinds: ["fee"], words: ["molding", "back glass", "dealer", "freight", "disposal", "mobile"], level: "warning" }
  ],
  totals: "gross",
  credits: "negative",
  acknowledgedWithin: 60,
  decidedWithin: 72
} as const satisfies Partial<Profile>

const given: ReadonlyArray<unknown> = [
  {
    ...usual,
    network: "lynx",
    name: "LYNX Services",
    partnerCode: "005",
    receiverId: "TPALYNX",
    accountMask: "L*",
    required: [
      ...required,
      { fact: "dispatchNumber", level: "error", mask: numberFormats.lynx?.dispatchNumber },
      { fact: "dateOfLoss", level: "error" },
      { fact: "authorization", level: "warning" },
      { fact: "calibrationProof", level: "error", when: "calibration" }
    ],
    acknowledgedWithin: 15,
    decidedWithin: 48
  },
  {
    ...usual,
    network: "safelite",
    name: "Safelite Solutions",
    partnerCode: "044",
    receiverId: "TPASAFELITE",
    orderNumber: "referralNumber",
    required: [
      ...required.filter(({ fact }) => fact !== "signature"),
      { fact: "referralNumber", level: "error", mask: numberFormats.safelite?.referralNumber },
      { fact: "programId", level: "error" },
      { fact: "insuredAddress", level: "error" },
      { fact: "installAddress", level: "error" },
      { fact: "signature", level: "error" },
      { fact: "calibrationProof", level: "error", when: "calibration" },
      // Parts not in NAGS require prior approval (trade 4.2).
      { fact: "authorization", level: "warning", when: "outsideNags" }
    ],
    repeatedCodes: { glass: "MISCINVT", kit: "MISCKIT", molding: "MISCINVT", part: "MISCINVT" },
    totals: "net",
    acknowledgedWithin: 60,
    decidedWithin: 72
  },
  {
    ...usual,
    network: "harmon",
    name: "Harmon Solutions Group",
    partnerCode: "054",
    receiverId: "TPAHARMON",
    required: [...required, { fact: "installAddress", level: "error" }],
    decidedWithin: 120
  },
  {
    ...usual,
    network: "gerber",
    name: "Gerber National Claim Services",
    partnerCode: "",
    receiverId: "TPAGNCS",
    required: [...required, { fact: "dispatchNumber", level: "warning" }],
    acknowledgedWithin: 15,
    decidedWithin: 1
  },
  { ...usual, network: "quest", name: "Quest Glass", partnerCode: "", receiverId: "TPAQUEST" },
  { ...usual, network: "other", name: "Another partner", partnerCode: "", receiverId: "" }
]

/** Each partner's invoice requirements. An invalid profile fails at startup with a descriptive error. */
export const partnerProfiles: Readonly<Record<EdiNetwork, Profile>> = Object.fromEntries(
  given.map((one) => {
    const profile = readProfile(one)
    return [profile.network, profile]
  })
) as Record<EdiNetwork, Profile>

/** Decodes a profile; throws an error that lists all problems and where they are. */
export function readProfile(written: unknown): Profile {
  return Schema.decodeUnknownSync(PartnerProfile, { errors: "all" })(written)
}

/** Whether an insurer's network receives invoices by EDI. */
export const isEdiNetwork = Schema.is(EdiNetwork)
