import type { SignedChange } from "./SignedChange.ts"

/** Text ids for changes since a signature, shared by screens and documents. */
export type SignedTextId =
  | "signed.customer"
  | "signed.customerShare"
  | "signed.installDate"
  | "signed.insurance"
  | "signed.lineAdded"
  | "signed.lineCharged"
  | "signed.lineCustomerPays"
  | "signed.lineCustomerPaysNot"
  | "signed.lineFree"
  | "signed.lineKind"
  | "signed.lineNotTaxed"
  | "signed.linePrice"
  | "signed.lineQuantity"
  | "signed.lineRemoved"
  | "signed.lineTaxed"
  | "signed.lineText"
  | "signed.mileage"
  | "signed.notes"
  | "signed.place"
  | "signed.tax"
  | "signed.taxRates"
  | "signed.timeFrame"
  | "signed.total"
  | "signed.vehicle"
  | "timeFrame.afternoon"
  | "timeFrame.morning"

/** A reader's texts, number and date formats, and line descriptions in their language. */
export interface SignedChangeFormat {
  readonly t: (id: SignedTextId, values?: Readonly<Record<string, string>>) => string
  readonly money: (cents: number) => string
  readonly quantity: (hundredths: number) => string
  readonly whole: (number: number) => string
  readonly day: (day: string) => string
  readonly line: (description: string) => string
}

/** Describes a change since a signature in one line, in the reader's language. */
export const signedChangeText = (change: SignedChange, talk: SignedChangeFormat): string => {
  const { t, money, quantity, whole, day } = talk
  const fromTo = (text: (value: string) => string, { from, to }: { readonly from: string; readonly to: string }) => ({
    from: from === "" ? "–" : text(from),
    to: to === "" ? "–" : text(to)
  })
  const asIs = (text: string) => text
  switch (change._tag) {
    case "lineAdded":
    case "lineRemoved": {
      const line = talk.line(change.line)
      return t(`signed.${change._tag}`, {
        line: change.extended === null ? line : `${line}, ${money(change.extended)}`
      })
    }
    case "linePrice":
      return t("signed.linePrice", { line: talk.line(change.line), from: money(change.from), to: money(change.to) })
    case "lineQuantity":
      return t("signed.lineQuantity", {
        line: talk.line(change.line),
        from: quantity(change.from),
        to: quantity(change.to)
      })
    case "lineText":
      return t("signed.lineText", fromTo(talk.line, change))
    case "lineTaxed":
      return t(change.to ? "signed.lineTaxed" : "signed.lineNotTaxed", { line: talk.line(change.line) })
    case "lineCustomerPaid":
      return t(change.to ? "signed.lineCustomerPays" : "signed.lineCustomerPaysNot", { line: talk.line(change.line) })
    case "lineFree":
      return change.to === ""
        ? t("signed.lineCharged", { line: talk.line(change.line) })
        : t("signed.lineFree", { line: talk.line(change.line), reason: change.to })
    case "amount":
      return t(`signed.${change.what}`, { from: money(change.from), to: money(change.to) })
    case "part":
      return t(`signed.${change.what}`)
    case "vehicle":
    case "customer":
      return t(`signed.${change._tag}`, fromTo(asIs, change))
    case "installDate":
      return t("signed.installDate", fromTo(day, change))
    case "timeFrame":
      return t(
        "signed.timeFrame",
        fromTo((time) => t(`timeFrame.${time as "morning" | "afternoon"}`), change)
      )
    case "mileage":
      return t("signed.mileage", {
        from: change.from === null ? "–" : whole(change.from),
        to: change.to === null ? "–" : whole(change.to)
      })
  }
}
