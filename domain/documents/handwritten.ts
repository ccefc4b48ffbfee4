import type { Writing } from "./Writing.ts"

/** What is filled in by hand: boxes of a record, and lines to sign on under what they say. */
export interface Handwritten {
  readonly title: string
  readonly blanks: ReadonlyArray<string>
  readonly statement: string
  /** Who signs, each followed by a date. */
  readonly signers: ReadonlyArray<string>
  readonly date: string
}

/** A quote is accepted by hand; a work order also records adhesive, glass and the safe drive-away time (trade.md 3.3); an invoice asks for nothing. */
export const handwritten = ({ kind, job, words: { blank, sign } }: Writing): Handwritten | null => {
  if (kind === "invoice") return null
  if (kind === "quote") return { title: "", blanks: [], statement: sign.accept, signers: [sign.customer], date: sign.date }
  const odometer = job.vehicle.mileage === null ? [blank.odometer] : []
  return {
    title: blank.title,
    blanks: [blank.adhesive, blank.lot, blank.expiry, blank.dotNumber, blank.temperature, blank.setAt, blank.driveAway, ...odometer],
    statement: sign.done,
    signers: [sign.technician, sign.customer],
    date: sign.date
  }
}
