import "./Reminders.css"
import { useState } from "react"
import type { CustomerId } from "#domain/customers/Customer.ts"
import { listReminders } from "#domain/reminders/remindersApi.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { Button } from "#ui/Button.tsx"
import { Link } from "#ui/Link.tsx"
import { useQueryOf } from "#web/api/useQueryOf.ts"
import { lazyPart } from "#web/loading/lazyPart.tsx"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { ReminderList } from "./ReminderList.tsx"

const ReminderDialog = lazyPart(() => import("./ReminderDialog.tsx"), "ReminderDialog", "asked")

/** The job or the customer that reminders are about. */
export type RemindersAbout = { readonly jobId: JobId } | { readonly customerId: CustomerId }

/** The open reminders about a job or a customer, of everybody whose the reader may see. */
export const useRemindersHere = (about: RemindersAbout) =>
  useQueryOf(listReminders, { ...about, who: "all" }, { isNote: true })

export interface RemindersHereProps {
  readonly about: RemindersAbout
}

/** What is still to be done about a job or a customer, and the way to a new reminder about it. */
export function RemindersHere({ about }: RemindersHereProps) {
  const { t } = useWords()
  const { whole } = useFormats()
  const [isAdding, setAdding] = useState(false)
  const { data } = useRemindersHere(about)
  const isMore = data !== undefined && data.total > data.items.length
  return (
    <div className="RemindersHere">
      {data !== undefined && data.items.length > 0 && (
        <ReminderList label={t("reminders.title")} reminders={data.items} beside={({ assigneeName }) => assigneeName} />
      )}
      <div className="RemindersHereFoot">
        <Button size="small" icon="clock" onPress={() => setAdding(true)}>
          {t("reminders.add")}
        </Button>
        {isMore && (
          <Link href={`/reminders?who=all&${new URLSearchParams(Object.entries(about))}`}>
            {t("reminders.showAll", { count: whole(data.total) })}
          </Link>
        )}
      </div>
      {isAdding && <ReminderDialog about={about} onClose={() => setAdding(false)} />}
    </div>
  )
}
