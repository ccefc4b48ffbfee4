import { dayOf } from "#domain/shared/Day.ts"
import type { SignatureMark } from "#domain/signatures/Signature.ts"
import type { DocumentContext } from "./DocumentContext.ts"

/** The part of a document to fill in by hand: blanks to record, and signature lines below a statement. */
export interface Handwritten {
  readonly title: string
  readonly blanks: ReadonlyArray<string>
  readonly statement: string
  /** The signers, each with a date; the customer is last. */
  readonly signers: ReadonlyArray<string>
  readonly date: string
  /** The customer's existing signature; null leaves their line blank. */
  readonly signed: { readonly mark: SignatureMark; readonly by: string; readonly on: string } | null
}

/**
 * Returns the part to fill in by hand. A quote can be signed to accept it. A work order also records adhesive, glass
 * and the safe drive-away time (trade 3.3). An invoice only shows who received the work, if they signed.
 */
export const handwritten = (writing: DocumentContext): Handwritten | null => {
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

const signedOn = ({ signature, location, formats }: DocumentContext): Handwritten["signed"] =>
  signature === undefined
    ? null
    : { mark: signature.mark, by: signature.signedBy, on: formats.dayShort(dayOf(signature.at, location.timeZone)) }
