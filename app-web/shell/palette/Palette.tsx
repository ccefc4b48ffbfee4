import { useState } from "react"
import { access, jobOffice } from "#domain/access/accessTable.ts"
import { isInstallerOnly, mayEnter } from "#domain/access/mayEnter.ts"
import { listCustomers } from "#domain/customers/customersApi.ts"
import type { JobSummary } from "#domain/jobs/JobSearch.ts"
import { listJobs } from "#domain/jobs/jobsApi.ts"
import { CommandPalette } from "#ui/CommandPalette.tsx"
import type { Command } from "#ui/matchCommands.ts"
import { mayFollow } from "#web/access/landing.ts"
import { useUser } from "#web/access/useUser.ts"
import { useFailureText } from "#web/api/LoadFailed.tsx"
import { useQueryOf } from "#web/api/useQueryOf.ts"
import { offeredActions } from "#web/page/openActions.ts"
import { useDebounced } from "#web/page/useDebounced.ts"
import { useWords } from "#web/words/useWords.ts"
import {
  actionCommands,
  begins,
  type PaletteActions,
  isInMenu,
  pageCommands,
  paletteGroups,
  customerCommands,
  jobCommands
} from "./commands.ts"
import { recentOf, rememberRecent, stillOpen } from "./recent.ts"

interface PaletteProps {
  readonly actions: PaletteActions
  readonly onClose: () => void
}

/**
 * Goes anywhere and does anything by typing: screens, actions, customers and jobs. Mounted while it
 * is open.
 */
export function Palette({ actions: palette, onClose }: PaletteProps) {
  const words = useWords()
  const { t } = words
  const user = useUser()
  const [text, setText] = useState("")
  const [recent] = useState(() => recentOf(user.id))
  const [here] = useState(offeredActions)
  const found = useFound(text)
  const remembering = (commands: ReadonlyArray<Command>) =>
    commands.map((command) => ({
      ...command,
      onAction: () => {
        if (!isHere(command)) rememberRecent(user.id, command)
        command.onAction?.()
      }
    }))
  const actions = actionCommands(user, words, palette)
  const pages = pageCommands(user, words)
  const shown =
    text.trim() === ""
      ? { actions: actions.filter(begins), pages: pages.filter(({ href }) => isInMenu(href)) }
      : { actions, pages }
  const groups = paletteGroups(
    {
      ...found,
      ...shown,
      here,
      text,
      recent: stillOpen(recent, [...actions, ...pages], (href) => mayFollow(user, href))
    },
    t
  )
  return (
    <CommandPalette
      label={t("palette")}
      searchLabel={t("palette.search")}
      placeholder={t("palette.placeholder")}
      clearLabel={t("clearSearch")}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      text={text}
      onTextChange={setText}
      groups={groups.map((group) => ({ ...group, commands: remembering(group.commands) }))}
      countLabel={(count) => t("palette.count", { count })}
      loadingLabel={t("loading")}
      emptyLabel={t("palette.nothing")}
      problem={found.problem}
    />
  )
}

/** What is done with the open record is done there alone, and not remembered. */
const isHere = ({ id }: Command) => id.startsWith("here:")

/** Milliseconds after the last key until the server is asked. */
const pause = 120

/**
 * Customers and jobs that the server finds for a text, as far as the person may see them. A number finds the job and
 * the invoice of exactly that number before all that has it somewhere.
 */
const useFound = (text: string) => {
  const words = useWords()
  const textOf = useFailureText()
  const user = useUser()
  const sought = useDebounced(text.trim(), pause)
  const number = soughtNumber(sought, words.t("palette.kinds"))
  const isNumberOfKind = number !== undefined && !/^\d/.test(sought)
  const isSought = sought.length > 1
  const sees = { customers: mayEnter(access["/customers"], user), jobs: mayEnter(access["/jobs"], user) }
  const customers = useQueryOf(
    listCustomers,
    { text: sought, size: 5 },
    { enabled: isSought && !isNumberOfKind && sees.customers, keepsPrevious: true }
  )
  const jobs = useQueryOf(
    listJobs,
    { text: isNumberOfKind ? String(number) : sought, size: 5 },
    { enabled: isSought && sees.jobs, keepsPrevious: true }
  )
  const numbered = useQueryOf(
    listJobs,
    { numbered: number ?? 0, size: 5 },
    { enabled: number !== undefined && sees.jobs }
  )
  const failure = customers.error ?? jobs.error ?? numbered.error
  const isOpen = isSought && text.trim().length > 1
  const isLate = text.trim() !== sought && text.trim().length > 1
  return {
    customers:
      isOpen && !isNumberOfKind
        ? (customers.data?.items.flatMap((customer) => customerCommands(customer, words, mayEnter(jobOffice, user))) ??
          [])
        : [],
    jobs: isOpen
      ? firstOf(numbered.data?.items ?? [], jobs.data?.items ?? []).flatMap((job) =>
          jobCommands(job, words, !isInstallerOnly(user))
        )
      : [],
    isLoading: {
      customers: sees.customers && (isLate || customers.isFetching),
      jobs: sees.jobs && (isLate || jobs.isFetching || numbered.isFetching)
    },
    problem: isSought && failure !== null ? textOf(failure) : undefined
  }
}

/** Some jobs before others, none of them twice. */
const firstOf = (first: ReadonlyArray<JobSummary>, others: ReadonlyArray<JobSummary>): ReadonlyArray<JobSummary> => [
  ...first,
  ...others.filter(({ id }) => first.every((one) => one.id !== id))
]

/**
 * The number that is sought, where nothing else is: `1491`, `#1491`, or with its kind before it as people say it,
 * `Invoice 1491`, `WO 12`. `kinds` are the words for kinds in the reader's language, divided by commas.
 */
export const soughtNumber = (text: string, kinds: string): number | undefined => {
  const typed = text.trim().toLowerCase()
  const begins = [...typed].findIndex((sign) => sign >= "0" && sign <= "9")
  const digits = begins === -1 ? "" : typed.slice(begins)
  if (digits.length > 9 || !/^\d+$/.test(digits)) return undefined
  const said = typed
    .slice(0, begins)
    .replace(/[#.:°-]/g, " ")
    .trim()
  const known = kinds.split(",").map((word) => word.trim().toLowerCase())
  return said === "" || known.includes(said) ? Number(digits) : undefined
}
