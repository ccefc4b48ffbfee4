import type { Customer } from "#domain/customers/Customer.ts"
import type { JobSummary } from "#domain/jobs/JobSearch.ts"
import type { NamedReminder } from "#domain/reminders/Reminder.ts"
import { formatPhone } from "#domain/shared/phoneDigits.ts"
import type { Command } from "#ui/matchCommands.ts"
import type { useReminderText } from "#web/reminders/useReminderText.ts"
import type { Translator } from "#web/words/useWords.ts"

const beside = (...texts: ReadonlyArray<string | undefined>) =>
  texts.filter((text) => text !== undefined && text !== "").join(" · ")

/** Returns the commands for a found customer: open the customer, or start a quote. */
export const customerCommands = (
  { id, customerName, phoneNumbers, emailAddress }: Customer,
  { t }: Pick<Translator, "t">,
  mayQuote: boolean
): ReadonlyArray<Command> => {
  const description = beside(formatPhone(phoneNumbers[0]?.phoneNumber ?? ""), emailAddress)
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

/**
 * Returns the commands for a found job: open it and its most common actions, such as taking a payment while there is a
 * balance.
 */
export const jobCommands = (
  { id, number, invoiceNumber, stage, customerName, vehicle, balance = 0 }: JobSummary,
  { t, of }: Pick<Translator, "t" | "of">,
  seesPrices: boolean
): ReadonlyArray<Command> => {
  const href = `/jobs/${id}/edit`
  const name = String(invoiceNumber ?? number)
  // If the invoice has a different number, shows the job number too, since the user may have typed it.
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

/** Returns the command for a found reminder: its due date and subject, and its assignee if not the current user. */
export const reminderCommand = (
  reminder: NamedReminder,
  { t }: Pick<Translator, "t">,
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
