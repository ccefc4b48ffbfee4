import { useEffect, useEffectEvent, useMemo } from "react"
import { access, officeAccess } from "#domain/access/accessTable.ts"
import { isInstallerOnly, hasAccess } from "#domain/access/hasAccess.ts"
import { listCustomers } from "#domain/customers/customersApi.ts"
import type { JobSummary } from "#domain/jobs/JobSearch.ts"
import { listJobs } from "#domain/jobs/jobsApi.ts"
import { listReminders } from "#domain/reminders/remindersApi.ts"
import { useUser } from "#web/access/useUser.ts"
import { useFailureText } from "#web/api/LoadFailed.tsx"
import { useApiQuery } from "#web/api/useApiQuery.ts"
import { truncateSearch, useDebounced } from "#web/page/useDebounced.ts"
import { useReminderText } from "#web/reminders/useReminderText.ts"
import { useWords } from "#web/words/useWords.ts"
import type { SearchResults } from "./commands.ts"
import { customerCommands, jobCommands, reminderCommand } from "./foundCommands.ts"
import { parseNumberSearch } from "./parseNumberSearch.ts"

interface PaletteSearchProps {
  readonly text: string
  /** Called with the server's results, and when a search starts and ends. */
  readonly onFound: (found: SearchResults) => void
}

/** Searches the shop's records for the text typed into the palette. Renders nothing. */
export function PaletteSearch({ text, onFound }: PaletteSearchProps) {
  const found = useSearchResults(text)
  const tell = useEffectEvent(onFound)
  useEffect(() => tell(found), [found])
  return null
}

/** Debounce delay in milliseconds. */
const pause = 120

/**
 * Returns the customers, jobs and open reminders found for a text, within the user's permissions. For a number, the job
 * and invoice with exactly that number come first.
 */
const useSearchResults = (text: string): SearchResults => {
  const words = useWords()
  const textOf = useFailureText()
  const user = useUser()
  const reminderText = useReminderText()
  const typed = truncateSearch(text)
  const sought = useDebounced(typed, pause)
  const number = parseNumberSearch(sought, words.t("palette.kinds"))
  const isNumberOfKind = number !== undefined && !/^\d/.test(sought)
  const isSought = sought.length > 1
  const [seesCustomers, seesJobs] = [hasAccess(access["/customers"], user), hasAccess(access["/jobs"], user)]
  const named = isNumberOfKind ? String(number) : sought
  const customers = useApiQuery(
    listCustomers,
    { text: sought, size: 5 },
    { enabled: isSought && !isNumberOfKind && seesCustomers, keepsPrevious: true }
  )
  const jobs = useApiQuery(listJobs, { text: named, size: 5 }, { enabled: isSought && seesJobs, keepsPrevious: true })
  const numbered = useApiQuery(
    listJobs,
    { numbered: number ?? 0, size: 5 },
    { enabled: number !== undefined && seesJobs }
  )
  // Users with access to jobs see reminders; installers see only their own.
  const reminders = useApiQuery(
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
      customers: (ofCustomers ?? []).flatMap((one) => customerCommands(one, words, hasAccess(officeAccess, user))),
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

/** Concatenates two lists of jobs without duplicates. */
const firstOf = (first: ReadonlyArray<JobSummary>, others: ReadonlyArray<JobSummary>): ReadonlyArray<JobSummary> => [
  ...first,
  ...others.filter(({ id }) => first.every((one) => one.id !== id))
]
