import { dayOf } from "#domain/shared/Today.ts"
import type { SignatureMark } from "#domain/signatures/Signature.ts"
import type { Writing } from "./Writing.ts"

/** What is filled in by hand: boxes of a record, and lines to sign on under what they say. */
export interface Handwritten {
  readonly title: string
  readonly blanks: ReadonlyArray<string>
  readonly statement: string
  /** Who signs, each followed by a date; the customer last. */
  readonly signers: ReadonlyArray<string>
  readonly date: string
  /** What the customer has signed already; null leaves their line open. */
  readonly signed: { readonly mark: SignatureMark; readonly by: string; readonly on: string } | null
}

/**
 * A quote is accepted by hand; a work order also records adhesive, glass and the safe drive-away time (trade 3.3);
 * an invoice asks for nothing, and shows who received the work if they signed.
 */
export const handwritten = (writing: Writing): Handwritten | null => {
  const {
    kind,
    job,
    words: { blank, sign }
  } = writing
  if (kind === "credit" || kind === "receipt") return null
  const signed = signedOn(writing)
  const customerOnly = { title: "", blanks: [], signers: [sign.customer], date: sign.date, signed }
  if (kind === "invoice") return signed && { ...customerOnly, statement: sign.received }
  if (kind === "quote") return { ...customerOnly, statement: sign.accept }
  const odometer = job.vehicle.mileage === null ? [blank.odometer] : []
  return {
    title: blank.title,
    blanks: [
      blank.adhesive,
      blank.lot,
      blank.expiry,
      blank.dotNumber,
      blank.temperature,
      blank.setAt,
      blank.driveAway,
      ...odometer
    ],
    statement: sign.done,
    signers: [sign.technician, sign.customer],
    date: sign.date,
    signed
  }
}

const signedOn = ({ signature, location, formats }: Writing): Handwritten["signed"] =>
  signature === undefined
    ? null
    : { mark: signature.mark, by: signature.signedBy, on: formats.dayShort(dayOf(signature.at, location.timeZone)) }
