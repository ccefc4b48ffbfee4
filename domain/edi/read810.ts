import { divideHalfUp } from "#domain/shared/Money.ts"
import { parseX12Day, parseHundredths, type Segment } from "./Segment.ts"

/** An invoice as read from its 810, for display and for checks; amounts in cents, quantities in hundredths. */
export interface Read810 {
  readonly invoiceNumber: string
  readonly invoicedOn: string
  readonly orderNumber: string
  /** BIG07: DI for an invoice, CR for a credit memo. */
  readonly type: string
  readonly references: ReadonlyArray<{ readonly qualifier: string; readonly value: string; readonly note: string }>
  readonly dates: ReadonlyArray<{ readonly qualifier: string; readonly day: string }>
  readonly parties: ReadonlyArray<{
    readonly role: string
    readonly name: string
    readonly id: string
    readonly address: string
  }>
  readonly lines: ReadonlyArray<{
    readonly code: string
    readonly description: string
    readonly quantity: number
    readonly unit: string
    readonly unitPrice: number
    readonly extended: number
  }>
  readonly taxes: ReadonlyArray<{ readonly code: string; readonly amount: number; readonly rate: string }>
  readonly deducted: number
  /** TDS. */
  readonly total: number
  /** Sum of lines and taxes. */
  readonly gross: number
  /** CTT: the stated number of lines. */
  readonly counted: number
}

/** Reads an 810's segments from any sender; an invalid number counts as 0. */
export const read810 = (segments: ReadonlyArray<Segment>): Read810 => {
  const references: Array<Read810["references"][number]> = []
  const dates: Array<Read810["dates"][number]> = []
  const parties: Array<Read810["parties"][number]> = []
  const lines: Array<Read810["lines"][number]> = []
  const taxes: Array<Read810["taxes"][number]> = []
  let [invoiceNumber, invoicedOn, orderNumber, type, deducted, total, counted] = ["", "", "", "", 0, 0, 0]
  for (const [tag, ...elements] of segments) {
    const [one = "", two = "", three = "", four = ""] = elements
    if (tag === "BIG") [invoiceNumber, invoicedOn, orderNumber, type] = [two, parseX12Day(one), four, elements[6] ?? ""]
    else if (tag === "REF") references.push({ qualifier: one, value: two, note: three })
    else if (tag === "DTM") dates.push({ qualifier: one, day: parseX12Day(two) })
    else if (tag === "N1") parties.push({ role: one, name: two, id: four, address: "" })
    else if (tag === "N3" || tag === "N4") {
      const last = parties.pop()
      const said = elements.filter((text) => text !== "").join(" ")
      if (last !== undefined) parties.push({ ...last, address: [last.address, said].filter(Boolean).join(", ") })
    } else if (tag === "IT1") {
      const [quantity, unitPrice] = [parseHundredths(two) ?? 0, parseHundredths(four) ?? 0]
      const extended = divideHalfUp(quantity * unitPrice, 100)
      lines.push({ code: elements[6] ?? "", description: "", quantity, unit: three, unitPrice, extended })
    } else if (tag === "PID") {
      const last = lines.pop()
      if (last !== undefined) lines.push({ ...last, description: elements[4] ?? "" })
    } else if (tag === "TXI") taxes.push({ code: one, amount: parseHundredths(two) ?? 0, rate: three })
    else if (tag === "SAC" && one === "A") deducted += Number(elements[4]) || 0
    else if (tag === "TDS") total = Number(one) || 0
    else if (tag === "CTT") counted = Number(one) || 0
  }
  const gross = [...lines.map(({ extended }) => extended), ...taxes.map(({ amount }) => amount)].reduce(
    (sum, one) => sum + one,
    0
  )
  return {
    invoiceNumber,
    invoicedOn,
    orderNumber,
    type,
    references,
    dates,
    parties,
    lines,
    taxes,
    deducted,
    total,
    gross,
    counted
  }
}
