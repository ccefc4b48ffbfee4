import "./Reminders.css"
import { Schema } from "effect"
import { useState } from "react"
import { useNavigate, useParams } from "react-router-dom"
import { access } from "#domain/access/accessTable.ts"
import { hasAccess } from "#domain/access/hasAccess.ts"
import { getReminder, listReminders } from "#domain/reminders/remindersApi.ts"
import { type Reminder, ReminderId } from "#domain/reminders/Reminder.ts"
import { ButtonLink } from "#ui/ButtonLink.tsx"
import { PageHeader } from "#ui/PageHeader.tsx"
import { Section } from "#ui/Section.tsx"
import { useUser } from "#web/access/useUser.ts"
import { useApiQuery } from "#web/api/useApiQuery.ts"
import { NotFoundScreen } from "#web/errors/NotFoundScreen.tsx"
import { RecordForm } from "#web/forms/RecordForm.tsx"
import { RecordWaiting } from "#web/forms/RecordWaiting.tsx"
import { useOpenRecord } from "#web/forms/useOpenRecord.ts"
import { useSaveRecord } from "#web/forms/useSaveRecord.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { ReminderActions } from "./ReminderActions.tsx"
import { ReminderFields } from "./ReminderFields.tsx"
import { reminderErrorsOf, reminderKind, useReminderWords } from "./reminderKind.ts"
import { useReminderText } from "./useReminderText.ts"

/** The form of a new or existing reminder. */
export function ReminderScreen() {
  const { id } = useParams()
  if (id === undefined) return <ReminderForm />
  return Schema.is(ReminderId)(id) ? <KnownReminder id={id} key={id} /> : <NotFoundScreen />
}

function KnownReminder({ id }: { readonly id: ReminderId }) {
  const { t } = useWords()
  const { data, error, refetch } = useApiQuery(getReminder, { id })
  if (data !== undefined) return <ReminderForm reminder={data} />
  if (error?._tag === "ReminderNotFound") return <NotFoundScreen />
  return (
    <RecordWaiting
      back={{ label: t("reminders.title"), href: "/reminders" }}
      failure={error ?? undefined}
      onRetry={() => void refetch()}
    />
  )
}

/** The reminder form, with its subject next to it. */
function ReminderForm({ reminder }: { readonly reminder?: Reminder }) {
  const { t } = useWords()
  const { moment } = useFormats()
  const user = useUser()
  const navigate = useNavigate()
  const words = useReminderWords()
  const { textOf } = useReminderText()
  const [kind] = useState(() => reminderKind(user.id, textOf))
  const open = useOpenRecord(kind, reminder)
  const saving = useSaveRecord(kind, open, words, { errorsOf: reminderErrorsOf })
  const header = (
    <PageHeader
      title={reminder === undefined ? t("reminder.new") : textOf(reminder)}
      about={
        reminder === undefined || reminder.doneAt === null
          ? undefined
          : t("reminder.doneOn", { at: moment(reminder.doneAt) })
      }
      back={{ label: t("reminders.title"), href: "/reminders" }}
      actions={
        reminder && (
          <>
            {(reminder.jobId !== null || reminder.customerId !== null) && <RelatedLinks reminder={reminder} />}
            <ReminderActions
              reminder={reminder}
              showsLabels
              onDeleted={() => {
                open.draft.clear()
                void navigate("/reminders")
              }}
            />
          </>
        )
      }
    />
  )
  return (
    <RecordForm open={open} saving={saving} words={words} header={header} listHref="/reminders">
      <Section title={t("reminder.what")} id="what">
        <ReminderFields form={open.form} reminder={reminder} />
      </Section>
    </RecordForm>
  )
}

/** Links to the job and customer the reminder is about, by number and name. Deleted ones are omitted. */
function RelatedLinks({ reminder: { id, doneAt } }: { readonly reminder: Reminder }) {
  const { t } = useWords()
  const seesCustomers = hasAccess(access["/customers"], useUser())
  const search = { only: id, who: "all", state: doneAt === null ? "open" : "done" } as const
  const [named] = useApiQuery(listReminders, search, { isBestEffort: true }).data?.items ?? []
  if (named === undefined) return null
  const { customerId, customerName, jobId, jobNumber } = named
  return (
    <>
      {jobNumber !== null && (
        <ButtonLink href={`/jobs/${jobId}/edit`}>{t("reminder.jobNumbered", { number: String(jobNumber) })}</ButtonLink>
      )}
      {customerName !== "" && seesCustomers && (
        <ButtonLink href={`/customers/${customerId}/edit`}>{customerName}</ButtonLink>
      )}
    </>
  )
}
