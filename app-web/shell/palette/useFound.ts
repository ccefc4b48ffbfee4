import { access, jobOffice } from "#domain/access/accessTable.ts"
import { isInstallerOnly, mayEnter } from "#domain/access/mayEnter.ts"
import { listCustomers } from "#domain/customers/customersApi.ts"
import { listJobs } from "#domain/jobs/jobsApi.ts"
import { useQueryOf } from "#web/api/useQueryOf.ts"
import { useSettled } from "#web/lists/useSettled.ts"
import { useUser } from "#web/session/useUser.ts"
import { useFailureText } from "#web/words/useFailureText.ts"
import { useWords } from "#web/words/useWords.ts"
import { customerCommands, jobCommands } from "./foundCommands.ts"

/** Milliseconds after the last key until the server is asked. */
const pause = 120

/** Customers and jobs that the server finds for a text, as far as the person may see them. */
export const useFound = (text: string) => {
  const words = useWords()
  const textOf = useFailureText()
  const user = useUser()
  const sought = useSettled(text.trim(), pause)
  const isSought = sought.length > 1
  const sees = { customers: mayEnter(access["/customers"], user), jobs: mayEnter(access["/jobs"], user) }
  const customers = useQueryOf(
    listCustomers,
    { text: sought, size: 5 },
    { enabled: isSought && sees.customers, keepsPrevious: true }
  )
  const jobs = useQueryOf(listJobs, { text: sought, size: 5 }, { enabled: isSought && sees.jobs, keepsPrevious: true })
  const failure = customers.error ?? jobs.error
  const isOpen = isSought && text.trim().length > 1
  const isLate = text.trim() !== sought && text.trim().length > 1
  return {
    customers: isOpen
      ? (customers.data?.items.flatMap((customer) => customerCommands(customer, words, mayEnter(jobOffice, user))) ??
        [])
      : [],
    jobs: isOpen ? (jobs.data?.items.flatMap((job) => jobCommands(job, words, !isInstallerOnly(user))) ?? []) : [],
    isLoading: {
      customers: sees.customers && (isLate || customers.isFetching),
      jobs: sees.jobs && (isLate || jobs.isFetching)
    },
    problem: isSought && failure !== null ? textOf(failure) : undefined
  }
}
