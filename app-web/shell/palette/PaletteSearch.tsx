import { useEffect, useEffectEvent, useMemo } from "react"
import { access, jobOffice } from "#domain/access/accessTable.ts"
import { isInstallerOnly, mayEnter } from "#domain/access/mayEnter.ts"
import { listCustomers } from "#domain/customers/customersApi.ts"
import type { JobSummary } from "#domain/jobs/JobSearch.ts"
import { listJobs } from "#domain/jobs/jobsApi.ts"
import { listReminders } from "#domain/reminders/remindersApi.ts"
import { useUser } from "#web/access/useUser.ts"
import { useFailureText } from "#web/api/LoadFailed.tsx"
import { useQueryOf } from "#web/api/useQueryOf.ts"
import { searched, useDebounced } from "#web/page/useDebounced.ts"
import { useReminderText } from "#web/reminders/useReminderText.ts"
import { useWords } from "#web/words/useWords.ts"
import type { Found } from "./commands.ts"
import { customerCommands, jobCommands, reminderCommand } from "./foundCommands.ts"
import { soughtNumber } from "./soughtNumber.ts"

interface PaletteSearchProps {
  readonly text: string
  /** Called with what the server found, and when it begins and ends to search. */
  readonly onFound: (found: Found) => void
}

/** Seeks what is typed into the palette among the shop's records; draws nothing itself. */
export function PaletteSearch({ text, onFound }: PaletteSearchProps) {
  const found = useFound(text)
  const tell = useEffectEvent(onFound)
  useEffect(() => tell(found), [found])
  return null
}

/** Milliseconds after the last key until the server is asked. */
const pause = 120

/**
 * Customers, jobs and open reminders that the server finds for a text, as far as the person may see them. A number finds
 * the job and the invoice of exactly that number before all that has it somewhere.
 */
const useFound = (text: string): Found => {
  const words = useWords()
  const textOf = useFailureText()
  const user = useUser()
  const reminderText = useReminderText()
  const typed = searched(text)
  const sought = useDebounced(typed, pause)
  const number = soughtNumber(sought, words.t("palette.kinds"))
  const isNumberOfKind = number !== undefined && !/^\d/.test(sought)
  const isSought = sought.length > 1
  const [seesCustomers, seesJobs] = [mayEnter(access["/customers"], user), mayEnter(access["/jobs"], user)]
  const named = isNumberOfKind ? String(number) : sought
  const customers = useQueryOf(
    listCustomers,
    { text: sought, size: 5 },
    { enabled: isSought && !isNumberOfKind && seesCustomers, keepsPrevious: true }
  )
  const jobs = useQueryOf(listJobs, { text: named, size: 5 }, { enabled: isSought && seesJobs, keepsPrevious: true })
  const numbered = useQueryOf(
    listJobs,
    { numbered: number ?? 0, size: 5 },
    { enabled: number !== undefined && seesJobs }
  )
  // Whoever may open jobs has reminders; who only installs gets their own.
  const reminders = useQueryOf(
    listReminders,
    { text: named, who: "all", size: 5 },
    { enabled: isSought && seesJobs, keepsPrevious: true }
  )
  const failure = customers.error ?? jobs.error ?? numbered.error ?? reminders.error
  const isOpen = typed.length > 1
  const isLate = typed !== sought && isOpen
  const shown = isSought && isOpen
  const ofCustomers = shown && !isNumberOfKind ? customers.data?.items : undefined
  const ofJobs = shown ? jobs.data?.items : undefined
  const ofNumber = shown ? numbered.data?.items : undefined
  const ofReminders = shown ? reminders.data?.items : undefined
  const isLoadingCustomers = seesCustomers && (isLate || customers.isFetching)
  const isLoadingJobs = seesJobs && (isLate || jobs.isFetching || numbered.isFetching)
  const isLoadingReminders = seesJobs && (isLate || reminders.isFetching)
  const problem = isSought && failure !== null ? textOf(failure) : undefined
  return useMemo(
    () => ({
      customers: (ofCustomers ?? []).flatMap((one) => customerCommands(one, words, mayEnter(jobOffice, user))),
      jobs: firstOf(ofNumber ?? [], ofJobs ?? []).flatMap((job) => jobCommands(job, words, !isInstallerOnly(user))),
      reminders: (ofReminders ?? []).map((one) => reminderCommand(one, words, reminderText, user.id)),
      isLoading: { customers: isLoadingCustomers, jobs: isLoadingJobs, reminders: isLoadingReminders },
      problem
    }),
    [
      ofCustomers,
      ofJobs,
      ofNumber,
      ofReminders,
      isLoadingCustomers,
      isLoadingJobs,
      isLoadingReminders,
      problem,
      words,
      reminderText,
      user
    ]
  )
}

/** Some jobs before others, none of them twice. */
const firstOf = (first: ReadonlyArray<JobSummary>, others: ReadonlyArray<JobSummary>): ReadonlyArray<JobSummary> => [
  ...first,
  ...others.filter(({ id }) => first.every((one) => one.id !== id))
]
