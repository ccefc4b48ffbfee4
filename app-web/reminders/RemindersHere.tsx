import "./Reminders.css"
import { useState } from "react"
import { listReminders } from "#domain/reminders/remindersApi.ts"
import { Button } from "#ui/Button.tsx"
import { Link } from "#ui/Link.tsx"
import { useApiQuery } from "#web/api/useApiQuery.ts"
import { lazyPart } from "#web/loading/lazyPart.tsx"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import type { RemindersAbout } from "./RemindersAbout.ts"
import { ReminderList } from "./ReminderList.tsx"

const ReminderDialog = lazyPart(() => import("./ReminderDialog.tsx"), "ReminderDialog", "asked")

export interface RemindersHereProps {
  readonly about: RemindersAbout
}

/** The open reminders about a job or customer, with a button to add one. */
export function RemindersHere({ about }: RemindersHereProps) {
  const { t } = useWords()
  const { whole } = useFormats()
  const [isAdding, setAdding] = useState(false)
  const { data } = useApiQuery(listReminders, { ...about, who: "all" }, { isBestEffort: true })
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
