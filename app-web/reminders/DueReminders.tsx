import { listReminders } from "#domain/reminders/remindersApi.ts"
import { ButtonLink } from "#ui/ButtonLink.tsx"
import { Link } from "#ui/Link.tsx"
import { Section } from "#ui/Section.tsx"
import { Skeleton } from "#ui/Skeleton.tsx"
import { useApiQuery } from "#web/api/useApiQuery.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { ReminderList } from "./ReminderList.tsx"

/** The current user's reminders that are due by the end of today. */
export function DueReminders() {
  const { t } = useWords()
  const { whole } = useFormats()
  const { data } = useApiQuery(listReminders, { when: "due" }, { isBestEffort: true })
  return (
    <Section
      title={t("reminders.title")}
      description={t("reminders.dueAbout")}
      actions={
        data !== undefined && data.total > 0 ? (
          <Link href="/reminders?when=due">{t("reminders.showAll", { count: whole(data.total) })}</Link>
        ) : (
          <Link href="/reminders">{t("reminders.toList")}</Link>
        )
      }
    >
      {data === undefined ? (
        <Skeleton widths={["62%", "38%"]} height={13} />
      ) : data.items.length === 0 ? (
        <div className="RemindersNone">
          <p>{t("reminders.noneDue")}</p>
          <ButtonLink size="small" icon="plus" href="/reminders/create">
            {t("reminder.new")}
          </ButtonLink>
        </div>
      ) : (
        <ReminderList
          label={t("reminders.title")}
          reminders={data.items}
          beside={({ customerName, jobNumber }) =>
            [jobNumber === null ? "" : t("reminder.jobNumbered", { number: String(jobNumber) }), customerName]
              .filter((part) => part !== "")
              .join(", ")
          }
        />
      )}
    </Section>
  )
}
