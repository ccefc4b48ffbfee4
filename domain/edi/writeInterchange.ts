import { dayText, delimiters, element, type Segment, trimmed } from "./Segment.ts"

/** Who an interchange is from or for: the qualifier of the id (`ZZ`: agreed between the two) and the id. */
export interface TradingParty {
  readonly qualifier: string
  readonly id: string
}

/** What is said around documents that go out together. */
export interface Envelope {
  readonly sender: TradingParty
  readonly receiver: TradingParty
  /** The interchange's number in the partner's series, from 1; the group has the same. Without one, zeros. */
  readonly control: number | undefined
  /** By UTC: the day as `2026-01-15`, the time as `14:30`. */
  readonly day: string
  readonly time: string
  /** Whether the partner is to look at it only. */
  readonly isTest: boolean
  /** What the documents are: `IN` invoices, `FA` acknowledgments (997), `AG` advice (824), `RA` remittances (820). */
  readonly group: "IN" | "FA" | "AG" | "RA"
  /** The kind of document, as its ST says: 810, 997, 824, 820. */
  readonly kind: "810" | "997" | "824" | "820"
}

/** The highest control number: nine digits. */
export const lastControl = 999_999_999

/**
 * An X12 interchange, version 004010, of documents given as their segments between ST and SE. ISA has its 106 bytes,
 * ids padded to 15; the control numbers agree; SE counts its segments with ST and itself (trade 4.3).
 */
export const writeInterchange = (
  { sender, receiver, control: given, day, time, isTest, group, kind }: Envelope,
  documents: ReadonlyArray<ReadonlyArray<Segment>>
): string => {
  if (given !== undefined && (!Number.isInteger(given) || given < 1 || given > lastControl))
    throw new RangeError(`No control number: ${given}`)
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
