import { dayText, delimiters, element, type Segment, trimmed } from "./Segment.ts"

/** Sender or receiver of an interchange: the qualifier of the id (`ZZ`: mutually agreed) and the id. */
export interface TradingParty {
  readonly qualifier: string
  readonly id: string
}

/** The envelope around documents sent together. */
export interface Envelope {
  readonly sender: TradingParty
  readonly receiver: TradingParty
  /** Control number in the partner's series, from 1, also used for the group. If undefined, zeros. */
  readonly control: number | undefined
  /** In UTC: the date as `2026-01-15`, the time as `14:30`. */
  readonly day: string
  readonly time: string
  /** Whether the partner should only test it, without processing. */
  readonly isTest: boolean
  /** Functional group: `IN` invoices, `FA` acknowledgments (997), `AG` advice (824), `RA` remittances (820). */
  readonly group: "IN" | "FA" | "AG" | "RA"
  /** Document type in ST: 810, 997, 824, 820. */
  readonly kind: "810" | "997" | "824" | "820"
}

/** Maximum control number: nine digits. */
export const maxControlNumber = 999_999_999

/**
 * Writes an X12 interchange, version 004010, around documents given as their segments between ST and SE. ISA has its
 * 106 bytes, with ids padded to 15; the control numbers agree; SE counts its segments including ST and itself (trade
 * 4.3).
 */
export const writeInterchange = (
  { sender, receiver, control: given, day, time, isTest, group, kind }: Envelope,
  documents: ReadonlyArray<ReadonlyArray<Segment>>
): string => {
  if (given !== undefined && (!Number.isInteger(given) || given < 1 || given > maxControlNumber))
    throw new RangeError(`Not a control number: ${given}`)
  const control = given ?? 0
  const [date, hour] = [dayText(day), time.replace(":", "")]
  const number = `${control}`.padStart(9, "0")
  const isa = [
    ...["ISA", "00", padded("", 10), "00", padded("", 10)],
    ...[padded(sender.qualifier, 2), padded(sender.id, 15), padded(receiver.qualifier, 2), padded(receiver.id, 15)],
    ...[date.slice(2), hour, "U", "00401", number, "0", isTest ? "T" : "P", delimiters.part]
  ]
  const body = documents.flatMap((segments, at) => {
    const own = `${at + 1}`.padStart(4, "0")
    return [["ST", kind, own], ...segments.map(trimmed), ["SE", `${segments.length + 2}`, own]]
  })
  return [
    isa,
    ["GS", group, element(sender.id, 15), element(receiver.id, 15), date, hour, `${control}`, "X", "004010"],
    ...body,
    ["GE", `${documents.length}`, `${control}`],
    ["IEA", "1", number]
  ]
    .map((segment) => `${segment.join(delimiters.element)}${delimiters.segment}`)
    .join("")
}

const padded = (text: string, length: number) => element(text, length).padEnd(length, " ")
