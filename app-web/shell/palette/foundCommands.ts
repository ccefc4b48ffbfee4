import type { Customer } from "#domain/customers/Customer.ts"
import type { JobSummary } from "#domain/jobs/JobSearch.ts"
import type { NamedReminder } from "#domain/reminders/Reminder.ts"
import { phoneText } from "#domain/shared/phoneDigits.ts"
import type { Command } from "#ui/matchCommands.ts"
import type { useReminderText } from "#web/reminders/useReminderText.ts"
import type { Talk } from "#web/words/useWords.ts"

const beside = (...texts: ReadonlyArray<string | undefined>) =>
  texts.filter((text) => text !== undefined && text !== "").join(" · ")

/** A customer whom the server found, and the quote that is most often begun for one. */
export const customerCommands = (
  { id, customerName, phoneNumbers, emailAddress }: Customer,
  { t }: Pick<Talk, "t">,
  mayQuote: boolean
): ReadonlyArray<Command> => {
  const description = beside(phoneText(phoneNumbers[0]?.phoneNumber ?? ""), emailAddress)
  return [
    { id: `customer:${id}`, label: customerName, icon: "user", href: `/customers/${id}/edit`, description },
    ...(mayQuote
      ? [
          {
            id: `quote:${id}`,
            label: t("jobsList.newQuoteFor", { name: customerName }),
            icon: "plus" as const,
            href: `/jobs/create?customer=${id}`,
            description
          }
        ]
      : [])
  ]
}

/** A job that the server found, and what is most often done with it: money to take while some is owed. */
export const jobCommands = (
  { id, number, invoiceNumber, stage, customerName, vehicle, balance = 0 }: JobSummary,
  { t, of }: Pick<Talk, "t" | "of">,
  seesPrices: boolean
): ReadonlyArray<Command> => {
  const href = `/jobs/${id}/edit`
  const name = String(invoiceNumber ?? number)
  // Whoever typed the job's number sees it again where the invoice has another.
  const ofJob = invoiceNumber === null ? "" : t("job.numbered", { number })
  const description = beside(ofJob, customerName, vehicle)
  const isOwed = seesPrices && stage === "invoice" && balance > 0
  return [
    { id: `job:${id}`, label: `${of("stage", stage)} ${name}`, icon: "document", href, description },
    ...(isOwed
      ? [
          {
            id: `payment:${id}`,
            label: t("action.takePayment", { number: name }),
            icon: "money" as const,
            href: `${href}#payment`,
            description
          }
        ]
      : [])
  ]
}

/** A reminder that the server found: when it is due, what it is about, and whose it is where it is not the reader's. */
export const reminderCommand = (
  reminder: NamedReminder,
  { t }: Pick<Talk, "t">,
  { dueText, textOf }: ReturnType<typeof useReminderText>,
  reader: string
): Command => {
  const { assignedTo, assigneeName, customerName, id, jobNumber } = reminder
  return {
    id: `reminder:${id}`,
    label: textOf(reminder),
    icon: "clock",
    href: `/reminders/${id}/edit`,
    description: beside(
      dueText(reminder),
      jobNumber === null ? "" : t("reminder.jobNumbered", { number: String(jobNumber) }),
      customerName,
      assignedTo === reader ? "" : assigneeName
    )
  }
}
