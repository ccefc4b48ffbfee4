import "./Reminders.css"
import { useSearchParams } from "react-router-dom"
import { access } from "#domain/access/accessTable.ts"
import { isInstallerOnly, hasAccess } from "#domain/access/hasAccess.ts"
import { type ListedReminder, ReminderKind, ReminderDueFilter } from "#domain/reminders/Reminder.ts"
import { listReminders } from "#domain/reminders/remindersApi.ts"
import { Button } from "#ui/Button.tsx"
import { ButtonLink } from "#ui/ButtonLink.tsx"
import { EmptyState } from "#ui/EmptyState.tsx"
import { Link } from "#ui/Link.tsx"
import { PageHeader } from "#ui/PageHeader.tsx"
import { SegmentedControl } from "#ui/SegmentedControl.tsx"
import { Select } from "#ui/Select.tsx"
import { StatusDot } from "#ui/StatusDot.tsx"
import type { TableColumn } from "#ui/TableColumn.ts"
import { useUser } from "#web/access/useUser.ts"
import { useOptions } from "#web/forms/useOptions.ts"
import { ListFilters, ListTextSearch } from "#web/lists/ListFilters.tsx"
import { ListTable } from "#web/lists/ListTable.tsx"
import { type ShopList, useShopList } from "#web/lists/useShopList.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { ReminderActions } from "./ReminderActions.tsx"
import { useReminderText } from "./useReminderText.ts"

/** The list of reminders: overdue ones first, then by due date. */
export function RemindersScreen() {
  const { t, of } = useWords()
  const { textOf } = useReminderText()
  const list = useShopList(listReminders, {
    columns: useReminderColumns(),
    sort: { column: "due", direction: "ascending" }
  })
  const create = (
    <ButtonLink variant="primary" icon="plus" href="/reminders/create">
      {t("reminder.new")}
    </ButtonLink>
  )
  return (
    <>
      <PageHeader title={t("reminders.title")} about={t("reminders.about")} actions={create} />
      <ReminderFilters list={list} />
      <ListTable
        list={list}
        label={t("reminders.title")}
        rowId={({ id }) => id}
        rowText={textOf}
        rowHref={({ id }) => `/reminders/${id}/edit`}
        rowActions={(reminder) => <ReminderActions reminder={reminder} />}
        rowActionsLabel={t("reminder.actions")}
        groupOf={({ when }) => {
          if (when === null) return undefined
          const text = of("reminderWhen", when)
          return { id: when, text, title: <strong>{text}</strong> }
        }}
        empty={
          list.isNarrowed ? (
            <EmptyState
              icon="search"
              title={t("reminders.noneFound")}
              action={<Button onPress={list.clear}>{t("clearFilters")}</Button>}
            >
              {t("reminders.noneFoundHint")}
            </EmptyState>
          ) : (
            <EmptyState icon="clock" title={t("reminders.none")} action={create}>
              {t("reminders.noneHint")}
            </EmptyState>
          )
        }
      />
    </>
  )
}

/** The filters: assignee, open or done, due date, and type. */
function ReminderFilters({ list }: { readonly list: ShopList<typeof listReminders.input> }) {
  const { t } = useWords()
  const isInstaller = isInstallerOnly(useUser())
  const kinds = useOptions("reminderKind", ReminderKind)
  const whens = useOptions("reminderWhen", ReminderDueFilter)
  const { asked, narrow } = list
  return (
    <ListFilters list={list}>
      {!isInstaller && (
        <SegmentedControl
          label={t("reminders.who")}
          isLabelHidden
          options={[
            { value: "mine", label: t("reminders.mine") },
            { value: "all", label: t("reminders.everyone") }
          ]}
          value={asked.who ?? "mine"}
          onChange={(who) => narrow({ who: who === "all" ? "all" : undefined })}
        />
      )}
      <SegmentedControl
        label={t("reminders.state")}
        isLabelHidden
        options={[
          { value: "open", label: t("reminders.onlyOpen") },
          { value: "done", label: t("reminders.onlyDone") }
        ]}
        value={asked.state ?? "open"}
        onChange={(state) => narrow({ state: state === "done" ? "done" : undefined, when: undefined })}
      />
      {asked.state !== "done" && (
        <Select
          label={t("reminders.when")}
          isLabelHidden
          placeholder={t("reminders.anyTime")}
          noneLabel={t("reminders.anyTime")}
          options={whens}
          value={asked.when ?? null}
          onChange={(when) => narrow({ when: when ?? undefined })}
        />
      )}
      <Select
        label={t("reminder.kind")}
        isLabelHidden
        placeholder={t("reminders.anyKind")}
        noneLabel={t("reminders.anyKind")}
        options={kinds}
        value={asked.kind ?? null}
        onChange={(kind) => narrow({ kind: kind ?? undefined })}
      />
      <ListTextSearch
        label={t("reminders.search")}
        placeholder={t("reminders.searchHint")}
        text={asked.text ?? ""}
        onSearch={(text) => narrow({ text })}
      />
    </ListFilters>
  )
}

/** Returns the columns of the list. The assignee is shown unless all reminders are the current user's. */
const useReminderColumns = (): ReadonlyArray<TableColumn<ListedReminder>> => {
  const { t, of } = useWords()
  const { moment } = useFormats()
  const { dueText, textOf } = useReminderText()
  const [search] = useSearchParams()
  const isOfAll = !isInstallerOnly(useUser()) && search.get("who") === "all"
  return [
    { id: "text", title: t("reminder.text"), width: "2fr", cardRole: "title", cell: textOf },
    {
      id: "kind",
      title: t("reminder.kind"),
      width: "112px",
      minTableWidth: isOfAll ? "wide" : "medium",
      cell: ({ kind }) => of("reminderKind", kind)
    },
    {
      id: "due",
      title: t("reminder.due"),
      width: "196px",
      cell: (reminder) =>
        reminder.doneAt !== null ? (
          t("reminder.doneOn", { at: moment(reminder.doneAt) })
        ) : reminder.when === "overdue" ? (
          <StatusDot tone="danger">{dueText(reminder)}</StatusDot>
        ) : (
          <span className="tabular">{dueText(reminder)}</span>
        )
    },
    {
      id: "about",
      title: t("reminder.about"),
      width: "1.4fr",
      cell: (reminder) => <RelatedLinks reminder={reminder} />
    },
    ...(isOfAll
      ? [
          {
            id: "assignee",
            title: t("reminder.assignee"),
            width: "1fr",
            cell: ({ assigneeName }: ListedReminder) => assigneeName
          }
        ]
      : [])
  ]
}

/** Links to the job and customer a reminder is about. */
function RelatedLinks({
  reminder: { customerId, customerName, jobId, jobNumber }
}: {
  readonly reminder: ListedReminder
}) {
  const { t } = useWords()
  const seesCustomers = hasAccess(access["/customers"], useUser())
  if (jobNumber === null && customerName === "") return <>–</>
  return (
    <span className="ReminderAbout">
      {jobNumber !== null && (
        <Link href={`/jobs/${jobId}/edit`}>{t("reminder.jobNumbered", { number: String(jobNumber) })}</Link>
      )}
      {customerName !== "" &&
        (seesCustomers && customerId !== null ? (
          <Link href={`/customers/${customerId}/edit`}>{customerName}</Link>
        ) : (
          <span>{customerName}</span>
        ))}
    </span>
  )
}
