import { fitsMask } from "#domain/edi/mask.ts"
import type { EdiFactName, EdiNetwork } from "#domain/edi/PartnerProfile.ts"
import { partnerProfiles } from "#domain/edi/partnerProfiles.ts"
import { read810 } from "#domain/edi/read810.ts"
import { InterchangeFault, type ReadDocument, readInterchange } from "#domain/edi/readInterchange.ts"
import { amountText, type Segment } from "#domain/edi/Segment.ts"
import { type Envelope, maxControlNumber, writeInterchange } from "#domain/edi/writeInterchange.ts"
import { partNumberParts } from "#domain/nags/partNumberParts.ts"
import { vinFault } from "#domain/vin/vinFault.ts"

/** Delays of a simulated partner's responses, in milliseconds after an invoice arrives. */
export interface SimulatedDelays {
  readonly acknowledge: number
  readonly decide: number
  readonly pay: number
}

/** How a partner should treat an invoice, taken from words in its policy number (REF*IG). */
export interface SimulatedBehavior {
  readonly reject: keyof typeof rejections | undefined
  readonly refuse: boolean
  readonly late: boolean
  readonly twice: boolean
  readonly shuffled: boolean
  /** How much less is paid, in cents. */
  readonly short: number
}

/** The reasons partners give for rejecting an invoice (trade 4.3), by the word that triggers them. */
export const rejections = {
  REFERRAL: ["INC", "INVALID OR DUPLICATE REFERRAL NUMBER"],
  VIN: ["INC", "VIN MISMATCH - DOES NOT MATCH THE VEHICLE ON THE CLAIM"],
  PRICE: ["ICA", "PRICE EXCEEDS AGREED AMOUNT"],
  NAGS: ["INC", "UNAPPROVED NON-NAGS ITEM"],
  RECAL: ["INC", "MISSING RECALIBRATION DOCUMENTS"],
  ADDRESS: ["INC", "MISSING INSTALL ADDRESS"],
  DUPLICATE: ["DUP", "DUPLICATE INVOICE"],
  CREDIT: ["INC", "CREDIT DOES NOT MATCH AN INVOICE ON FILE"]
} as const

/** Parses the orders in a policy number: any of `REJECT-VIN`, `REFUSE`, `LATE`, `TWICE`, `SHUFFLED`, `SHORT-1240`. */
export const parseBehavior = (policy: string): SimulatedBehavior => {
  const words = policy.toUpperCase()
  const wanted = (Object.keys(rejections) as ReadonlyArray<keyof typeof rejections>).find((word) =>
    words.includes(`REJECT-${word}`)
  )
  return {
    reject: wanted,
    refuse: words.includes("REFUSE"),
    late: words.includes("LATE"),
    twice: words.includes("TWICE"),
    shuffled: words.includes("SHUFFLED"),
    short: Number(/SHORT-(\d{1,7})/.exec(words)?.[1] ?? 0)
  }
}

/** A document that the partner puts into the shop's mailbox after the given number of milliseconds. */
export interface SimulatedDocument {
  readonly after: number
  readonly name: string
  readonly content: string
}

/** Start of the control number series. */
const beginning = Date.UTC(2026, 0, 1)

/**
 * Simulates a partner: validates uploads by its own rules and responds with 997, 824 and 820. Control numbers start
 * from the current time in tenths of seconds, so a shop that stored those of an earlier run does not mistake new
 * documents for old ones.
 */
export const simulatedPartner = (network: EdiNetwork, pace: SimulatedDelays, since: number) => {
  const profile = partnerProfiles[network]
  const numbersSeen = new Set<string>()
  /** Billed amount of each accepted invoice by number, in cents. */
  const accepted = new Map<string, number>()
  let control = Math.max(Math.floor((since - beginning) / 100), 0) % (maxControlNumber - 100_000_000)

  const written = (to: ReadDocument, kind: "997" | "824" | "820", segments: ReadonlyArray<Segment>, at: Date) => {
    control += 1
    const [day = "", time = ""] = at.toISOString().split("T")
    const envelope: Envelope = {
      sender: { qualifier: "ZZ", id: to.receiver },
      receiver: { qualifier: "ZZ", id: to.sender },
      control,
      day,
      time: time.slice(0, 5),
      isTest: to.isTest,
      group: kind === "997" ? "FA" : kind === "824" ? "AG" : "RA",
      kind
    }
    return { name: `${`${control}`.padStart(9, "0")}.${kind}`, content: writeInterchange(envelope, [segments]) }
  }

  /** Returns all of the partner's responses to an uploaded interchange. */
  const hear = (content: string, at: Date): ReadonlyArray<SimulatedDocument> | InterchangeFault => {
    let documents: ReadonlyArray<ReadDocument>
    try {
      documents = [...readInterchange([content])]
    } catch (error) {
      if (error instanceof InterchangeFault) return error
      throw error
    }
    return documents.flatMap((document) => answersTo(document, at))
  }

  const answersTo = (document: ReadDocument, at: Date): ReadonlyArray<SimulatedDocument> => {
    const invoice = read810(document.segments)
    const policy = invoice.references.find(({ qualifier }) => qualifier === "IG")?.value ?? ""
    const orders = parseBehavior(policy)
    const delay = orders.late ? 4 : 1
    const verdict = orders.refuse ? "R" : "A"
    const said = (kind: "997" | "824" | "820", after: number, segments: ReadonlyArray<Segment>) => ({
      after: after * delay,
      ...written(document, kind, segments, at)
    })
    const acknowledged = said("997", pace.acknowledge, [
      ["AK1", "IN", `${document.groupControl}`],
      ["AK2", "810", document.number],
      ...(orders.refuse ? [["AK3", "BIG", "1", "", "8"]] : []),
      ["AK5", verdict, ...(orders.refuse ? ["5"] : [])],
      ["AK9", verdict, "1", "1", orders.refuse ? "0" : "1"]
    ])
    const answers = orders.refuse ? [acknowledged] : [acknowledged, ...decisions(document, orders, at, said)]
    const paced = orders.shuffled ? answers.map((one, at) => ({ ...one, after: answers.at(-1 - at)!.after })) : answers
    // Sent twice with the same control number; the duplicate must have no effect.
    return orders.twice ? [...paced, ...paced.map((one) => ({ ...one, name: `again-${one.name}` }))] : paced
  }

  const decisions = (
    document: ReadDocument,
    orders: SimulatedBehavior,
    at: Date,
    said: (kind: "824" | "820", after: number, segments: ReadonlyArray<Segment>) => SimulatedDocument
  ) => {
    const invoice = read810(document.segments)
    const isCredit = invoice.type === "CR"
    // Orders apply to the invoice unless they name the credit.
    const fault =
      isCredit === (orders.reject === "CREDIT") && orders.reject !== undefined
        ? rejections[orders.reject]
        : isCredit
          ? creditFault(invoice)
          : faultIn(invoice)
    const day = at.toISOString().slice(0, 10).replaceAll("-", "")
    const about = (code: string): ReadonlyArray<Segment> => [
      ["BGN", "11", `${document.control}`, day],
      ["OTI", code, "IV", invoice.invoiceNumber, "", "", "", "", `${document.groupControl}`, document.number]
    ]
    if (fault !== undefined) return [said("824", pace.decide, [...about("TR"), ["TED", ...fault]])]
    numbersSeen.add(invoice.invoiceNumber)
    if (isCredit) {
      accepted.delete(creditedBy(invoice))
      return [said("824", pace.decide, about("TA"))]
    }
    const net = invoice.gross - invoice.deducted
    accepted.set(invoice.invoiceNumber, net)
    const amount = amountText(net - orders.short)
    return [
      said("824", pace.decide, about("TA")),
      said("820", pace.pay, [
        ["BPR", "I", amount, "C", "ACH", ...Array.from<string>({ length: 11 }).fill(""), day],
        ["TRN", "1", `EFT${document.control}`],
        ["RMR", "IV", invoice.invoiceNumber, "", amount, amountText(net)],
        ...(orders.short === 0 ? [] : [["ADX", amountText(-orders.short), "01"]])
      ])
    ]
  }

  /**
   * Returns the first error by the partner's profile: number formats, VIN, insurer program, install address, a part
   * type allowed only once, labor in a repair, sums, duplicate invoice.
   */
  const faultIn = (invoice: ReturnType<typeof read810>): readonly [string, string] | undefined => {
    const vin = invoice.references.find(({ qualifier }) => qualifier === "VT")?.value ?? ""
    const asked = (fact: EdiFactName) => profile.required.find((one) => one.fact === fact && one.level === "error")
    const form = profile.orderNumber === "" ? undefined : asked(profile.orderNumber)?.mask
    const total = profile.totals === "gross" ? invoice.gross : invoice.gross - invoice.deducted
    if (numbersSeen.has(invoice.invoiceNumber)) return rejections.DUPLICATE
    if (form !== undefined && !fitsMask(invoice.orderNumber, form)) return rejections.REFERRAL
    if (vin === "" || vinFault(vin) !== undefined) return rejections.VIN
    if (invoice.total !== total || invoice.counted !== invoice.lines.length)
      return ["ICA", "CLAIM AMOUNT DIFFERS FROM THE SUM OF ITS LINES"]
    if (asked("programId") && !invoice.references.some(({ qualifier }) => qualifier === "PG"))
      return ["INC", "MISSING PROGRAM ID"]
    const panes = invoice.lines.filter(({ code }) => partNumberParts(code)?.kind === "glass")
    if (panes.length > 1 && profile.repeatedCodes["glass"] !== undefined) return ["INC", "SAME PART TYPE TWICE"]
    const isLaborTwice = invoice.lines.some(
      ({ code, description }) => code === profile.lineCodes["repair"] && /\bLABOU?R\b/.test(description)
    )
    if (isLaborTwice) return ["INC", "LABOR IN A REPAIR"]
    return asked("installAddress") && !invoice.parties.some(({ role, address }) => role === "ST" && address !== "")
      ? rejections.ADDRESS
      : undefined
  }

  /** Checks that a credit fully reverses an accepted invoice, and only once. */
  const creditFault = (credit: ReturnType<typeof read810>): readonly [string, string] | undefined => {
    if (numbersSeen.has(credit.invoiceNumber)) return rejections.DUPLICATE
    const sign = profile.credits === "negative" ? -1 : 1
    const net = credit.gross - credit.deducted
    if (accepted.get(creditedBy(credit)) !== sign * net) return rejections.CREDIT
    return credit.total === (profile.totals === "gross" ? credit.gross : net)
      ? undefined
      : ["ICA", "CLAIM AMOUNT DIFFERS FROM THE SUM OF ITS LINES"]
  }

  return { hear }
}

/** Returns the number of the invoice that a credit reverses. */
const creditedBy = ({ references }: ReturnType<typeof read810>) =>
  references.find(({ qualifier }) => qualifier === "IV")?.value ?? ""
