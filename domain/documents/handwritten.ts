import { dayOf } from "#domain/shared/Day.ts"
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
  const { kind, job, t } = writing
  if (kind === "credit" || kind === "receipt") return null
  const signed = signedOn(writing)
  const customerOnly = { title: "", blanks: [], signers: [t("sign.customer")], date: t("sign.date"), signed }
  if (kind === "invoice") return signed && { ...customerOnly, statement: t("sign.received") }
  if (kind === "quote") return { ...customerOnly, statement: t("sign.accept") }
  const odometer = job.vehicle.mileage === null ? [t("blank.odometer")] : []
  return {
    title: t("blank.title"),
    blanks: [
      t("blank.adhesive"),
      t("blank.lot"),
      t("blank.expiry"),
      t("blank.dotNumber"),
      t("blank.temperature"),
      t("blank.setAt"),
      t("blank.driveAway"),
      ...odometer
    ],
    statement: t("sign.done"),
    signers: [t("sign.technician"), t("sign.customer")],
    date: t("sign.date"),
    signed
  }
}

const signedOn = ({ signature, location, formats }: Writing): Handwritten["signed"] =>
  signature === undefined
    ? null
    : { mark: signature.mark, by: signature.signedBy, on: formats.dayShort(dayOf(signature.at, location.timeZone)) }
