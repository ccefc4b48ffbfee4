import type { Segment } from "./Segment.ts"

/** What is wrong with an interchange. */
export type InterchangeFaultReason =
  | "notAnInterchange"
  | "segmentTooLong"
  | "cutOff"
  | "outOfPlace"
  | "controlDiffers"
  | "countDiffers"
  | "tooLarge"

/** A malformed interchange: the reason, and the segment number, from 1. */
export class InterchangeFault extends Error {
  override readonly name = "InterchangeFault"
  readonly reason: InterchangeFaultReason
  readonly at: number
  constructor(reason: InterchangeFaultReason, at: number) {
    super(`${reason} at segment ${at}`)
    this.reason = reason
    this.at = at
  }
}

/** One document of an interchange, with data from its envelope. */
export interface ReadDocument {
  readonly sender: string
  readonly receiver: string
  /** ISA13. */
  readonly control: number
  readonly isTest: boolean
  /** GS06, which answers refer to. */
  readonly groupControl: number
  /** ST01, such as `810` or `997`. */
  readonly kind: string
  /** ST02. */
  readonly number: string
  /** The segments between ST and SE. */
  readonly segments: ReadonlyArray<Segment>
}

/** Length of ISA including its terminator (trade 4.3). */
const isaLength = 106
const maxSegmentLength = 8_192
const maxDocumentSegments = 20_000

/** Positions of the 16 element separators in an ISA. */
const isaSeparators = [3, 6, 17, 20, 31, 34, 50, 53, 69, 76, 81, 83, 89, 99, 101, 103]

/**
 * Yields the documents of an interchange while its text streams in, holding one document at a time. Every count and
 * control number must agree; otherwise throws an `InterchangeFault`. Delimiters are taken from the interchange itself,
 * and line breaks between segments are ignored.
 */
export function* readInterchange(chunks: Iterable<string>): Generator<ReadDocument> {
  let at = 0
  let envelope: Pick<ReadDocument, "sender" | "receiver" | "control" | "isTest"> | undefined
  let group: { readonly control: number; documents: number } | undefined
  let document: { readonly kind: string; readonly number: string; readonly segments: Array<Segment> } | undefined
  let groups = 0
  let isOver = false
  for (const segment of segmentsIn(chunks)) {
    at += 1
    const fault = (reason: InterchangeFaultReason) => new InterchangeFault(reason, at)
    const [tag = "", one = "", two = ""] = segment
    if (isOver) throw fault("outOfPlace")
    if (document !== undefined) {
      if (tag === "SE") {
        if (Number(one) !== document.segments.length + 2) throw fault("countDiffers")
        if (two !== document.number) throw fault("controlDiffers")
        yield { ...envelope!, groupControl: group!.control, ...document }
        group!.documents += 1
        document = undefined
      } else if (tag === "" || ["ISA", "IEA", "GS", "GE", "ST"].includes(tag)) throw fault("outOfPlace")
      else if (document.segments.length >= maxDocumentSegments) throw fault("tooLarge")
      else document.segments.push(segment)
      continue
    }
    if (tag === "ISA" && envelope === undefined) envelope = envelopeOf(segment)
    else if (tag === "GS" && envelope !== undefined && group === undefined)
      group = { control: Number(segment[6]), documents: 0 }
    else if (tag === "ST" && group !== undefined) document = { kind: one, number: two, segments: [] }
    else if (tag === "GE" && group !== undefined) {
      if (Number(one) !== group.documents) throw fault("countDiffers")
      if (Number(two) !== group.control) throw fault("controlDiffers")
      group = undefined
      groups += 1
    } else if (tag === "IEA" && envelope !== undefined && group === undefined) {
      if (Number(one) !== groups) throw fault("countDiffers")
      if (Number(two) !== envelope.control) throw fault("controlDiffers")
      isOver = true
    } else throw fault("outOfPlace")
  }
  if (!isOver) throw new InterchangeFault("cutOff", at)
}

/** Returns where a segment, counted from 1, begins in an interchange: its line, from 1, and its tag. */
export const segmentPosition = (content: string, at: number): { readonly line: number; readonly found: string } => {
  const text = content.trimStart()
  const end = text[isaLength - 1] ?? ""
  const before =
    text
      .split(end)
      .slice(0, at - 1)
      .join(end).length + (at > 1 ? end.length : 0)
  const blank = /^[\r\n]*/.exec(text.slice(before))?.[0].length ?? 0
  const begin = content.length - text.length + before + blank
  return {
    line: content.slice(0, begin).split("\n").length,
    found: /^[A-Z0-9]{2,3}(?![A-Z0-9])/.exec(content.slice(begin))?.[0] ?? ""
  }
}

const envelopeOf = (isa: Segment) => ({
  sender: (isa[6] ?? "").trimEnd(),
  receiver: (isa[8] ?? "").trimEnd(),
  control: Number(isa[13]),
  isTest: isa[15] === "T"
})

/** Yields the segments of an interchange while its text streams in, in chunks of any size. */
function* segmentsIn(chunks: Iterable<string>): Generator<Segment> {
  let rest = ""
  let isBegun = false
  let [between, end] = ["*", "~"]
  let at = 0
  for (const chunk of chunks) {
    rest += chunk
    if (!isBegun) {
      rest = rest.trimStart()
      if (rest.length < isaLength) continue
      between = rest[3]!
      end = rest[isaLength - 1]!
      if (!isIsa(rest, between, end)) throw new InterchangeFault("notAnInterchange", 1)
      isBegun = true
    }
    let from = 0
    for (let to = rest.indexOf(end); to !== -1; to = rest.indexOf(end, from)) {
      at += 1
      // Strip only leading line breaks: the padding spaces in ISA are significant.
      yield rest
        .slice(from, to)
        .replace(/^[\r\n]+/, "")
        .split(between)
      from = to + 1
    }
    rest = rest.slice(from)
    if (rest.length > maxSegmentLength) throw new InterchangeFault("segmentTooLong", at + 1)
  }
  if (!isBegun) throw new InterchangeFault("notAnInterchange", 1)
  if (rest.trim() !== "") throw new InterchangeFault("cutOff", at + 1)
}

const isIsa = (text: string, between: string, end: string) =>
  text.startsWith("ISA") &&
  !/[\sA-Za-z0-9]/.test(between) &&
  end !== between &&
  !/[A-Za-z0-9 ]/.test(end) &&
  isaSeparators.every((place) => text[place] === between) &&
  text.slice(0, isaLength - 1).split(between).length === isaSeparators.length + 1 &&
  !text.slice(0, isaLength - 1).includes(end) &&
  /^\d{9}$/.test(text.slice(90, 99))
