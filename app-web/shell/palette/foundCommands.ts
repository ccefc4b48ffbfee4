import type { Customer } from "#domain/customers/Customer.ts"
import type { JobSummary } from "#domain/jobs/JobSearch.ts"
import type { Command } from "#ui/matchCommands.ts"
import type { Talk } from "#web/words/useWords.ts"

const beside = (...texts: ReadonlyArray<string | undefined>) => texts.filter((text) => text !== undefined && text !== "").join(" · ")

/** A customer whom the server found. */
export const customerCommand = ({ id, customerName, phoneNumbers, emailAddress }: Customer): Command => ({
  id: `customer:${id}`, label: customerName, icon: "user", href: `/customers/${id}/edit`, description: beside(phoneNumbers[0]?.phoneNumber, emailAddress)
})

/** A job that the server found, and what is most often done with it: money to take while some is owed. */
export const jobCommands = ({ id, number, invoiceNumber, stage, customerName, vehicle, balance }: JobSummary, { t, of }: Pick<Talk, "t" | "of">, seesPrices: boolean): ReadonlyArray<Command> => {
  const href = `/jobs/${id}/edit`
  const name = String(invoiceNumber ?? number)
  const description = beside(customerName, vehicle)
  const isOwed = seesPrices && stage === "invoice" && balance > 0
  return [
    { id: `job:${id}`, label: `${of("stage", stage)} ${name}`, icon: "document", href, description },
    ...(isOwed ? [{ id: `payment:${id}`, label: t("action.takePayment", { number: name }), icon: "money" as const, href: `${href}#payment`, description }] : [])
  ]
}
