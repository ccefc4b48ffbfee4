import "./JobsBoard.css"
import { useId, useState } from "react"
import { hasAccess } from "#domain/access/hasAccess.ts"
import type { Stage } from "#domain/jobs/Job.ts"
import { listStagePiles, type StageTotals } from "#domain/jobs/jobListApi.ts"
import { listJobs } from "#domain/jobs/jobsApi.ts"
import type { JobSearch, JobSummary } from "#domain/jobs/JobSearch.ts"
import { stepAccess } from "#domain/jobs/stageRules.ts"
import { countLimit } from "#domain/shared/Page.ts"
import { Button } from "#ui/Button.tsx"
import { Icon } from "#ui/Icon.tsx"
import { IconButton } from "#ui/IconButton.tsx"
import { Link } from "#ui/Link.tsx"
import { Menu, type MenuChoice } from "#ui/Menu.tsx"
import { Skeleton } from "#ui/Skeleton.tsx"
import { StatusDot } from "#ui/StatusDot.tsx"
import { Tabs } from "#ui/Tabs.tsx"
import { useUser } from "#web/access/useUser.ts"
import { LoadFailed } from "#web/api/LoadFailed.tsx"
import { useApiQuery } from "#web/api/useApiQuery.ts"
import { defaultStep } from "#web/jobs/stage/nextStep.ts"
import { useLostReason } from "#web/jobs/stage/StageDot.tsx"
import type { CardStepProps } from "#web/jobs/stage/ConvertJob.tsx"
import { usePermissions } from "#web/jobs/usePermissions.ts"
import { lazyPart } from "#web/loading/lazyPart.tsx"
import { narrow, useMedia } from "#web/page/useMedia.ts"
import { useSwipe } from "#web/page/useSwipe.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"

const stages: ReadonlyArray<Stage> = ["quote", "workorder", "invoice"]

/**
 * The filtered jobs as a board with a column per stage; on a phone, a tab per stage that can also be changed by
 * swiping.
 */
export function JobsBoard({ search }: { readonly search: JobSearch }) {
  const { t, of } = useWords()
  const isNarrow = useMedia(narrow)
  const {
    page: _,
    size: _size,
    cursor: _cursor,
    sort: _sort,
    descending: _turned,
    group: _group,
    stage: _stage,
    ...filters
  } = search
  const [shown, show] = useState<Stage>("quote")
  const swiping = useSwipe((by) => show(stages[stages.indexOf(shown) + by] ?? shown))
  const piles = useApiQuery(listStagePiles, filters, { keepsPrevious: true })
  if (piles.data === undefined && piles.error !== null)
    return <LoadFailed failure={piles.error} onRetry={() => void piles.refetch()} />
  const pileOf = (stage: Stage) => piles.data?.find((one) => one.stage === stage)
  const column = (stage: Stage) => (
    <BoardColumn key={`${stage} ${JSON.stringify(filters)}`} stage={stage} filters={filters} totals={pileOf(stage)} />
  )
  if (isNarrow) {
    return (
      <div className="BoardTabs" {...swiping}>
        <Tabs
          label={t("jobsList.stages")}
          selected={shown}
          onSelect={show}
          items={stages.map((stage) => ({
            id: stage,
            title: of("stage", stage),
            count: pileOf(stage)?.count,
            content: column(stage)
          }))}
        />
      </div>
    )
  }
  return <div className="JobsBoard">{stages.map(column)}</div>
}

/** Number of cards loaded at a time. */
const boardStep = 20

interface BoardColumnProps {
  readonly stage: Stage
  readonly filters: JobSearch
  /** Undefined while loading. */
  readonly totals: StageTotals | undefined
}

/** A stage column: the number of jobs, their total, and their cards, newest first, with a button to load more. */
function BoardColumn({ stage, filters, totals }: BoardColumnProps) {
  const { t, of } = useWords()
  const { money, whole } = useFormats()
  const [pages, setPages] = useState(1)
  const title = useId()
  const count = totals?.count ?? 0
  return (
    <section className="BoardColumn" aria-labelledby={title} data-stage={stage}>
      <header className="BoardHead">
        <h2 id={title}>{of("stage", stage)}</h2>
        {totals !== undefined && (
          <span>
            {count > countLimit ? t("jobsList.many", { count: whole(countLimit) }) : t("jobsList.cards", { count })}
          </span>
        )}
        {totals?.total != null && <span className="BoardSum tabular">{money(totals.total)}</span>}
      </header>
      {totals !== undefined && count === 0 && <p className="BoardEmpty">{t("jobsList.none")}</p>}
      {Array.from({ length: pages }, (_, at) => (
        <BoardPage key={at} search={{ ...filters, stage, page: at + 1, size: boardStep }} />
      ))}
      {count > pages * boardStep && (
        <Button isWide onPress={() => setPages(pages + 1)}>
          {t("jobsList.showMore")}
          <span className="hidden-text">{`: ${of("stage", stage)}`}</span>
        </Button>
      )}
    </section>
  )
}

/** One page of a column's cards. */
function BoardPage({ search }: { readonly search: JobSearch }) {
  const { t } = useWords()
  const { data, error, refetch } = useApiQuery(listJobs, search)
  if (data === undefined && error !== null) return <LoadFailed failure={error} onRetry={() => void refetch()} />
  if (data === undefined)
    return (
      <div className="BoardWaiting" role="status">
        <span className="hidden-text">{t("loading")}</span>
        <Skeleton widths={["70%", "90%", "45%"]} height={13} />
      </div>
    )
  if (data.items.length === 0) return null
  return (
    <ul className="BoardCards">
      {data.items.map((job) => (
        <li key={job.id}>
          <JobCard job={job} />
        </li>
      ))}
    </ul>
  )
}

const CardStep = lazyPart<CardStepProps, "CardStep">(() => import("#web/jobs/stage/ConvertJob.tsx"), "CardStep", "idle")

/**
 * A job's card on the board: customer, vehicle, date and blockers. The card links to the job, its menu to sections of
 * it.
 */
function JobCard({ job }: { readonly job: JobSummary }) {
  const { t, of } = useWords()
  const { day, money } = useFormats()
  const { canViewPrices, canTakePayments } = usePermissions()
  const lostReason = useLostReason()
  const {
    answer,
    balance = 0,
    customerName,
    installDate,
    invoiceNumber,
    lost,
    number,
    partsStatus,
    stage,
    total,
    vehicle
  } = job
  const href = `/jobs/${job.id}/edit`
  const isOwed = canTakePayments && stage !== "quote" && balance > 0
  const [isStepping, setStepping] = useState(false)
  const user = useUser()
  const usual = defaultStep(stage)
  const next = usual !== undefined && hasAccess(stepAccess[usual], user) ? usual : undefined
  const choices: ReadonlyArray<MenuChoice> = [
    ...(next === undefined
      ? []
      : [
          {
            id: "step",
            label: t(next === "accept" ? "step.toWorkOrder" : "step.toInvoice"),
            icon: "arrow-right",
            onAction: () => setStepping(true)
          } as const
        ]),
    { id: "open", label: t("jobsList.openJob"), icon: "document", href },
    ...(isOwed ? [{ id: "payment", label: t("payment.record"), icon: "money", href: `${href}#payment` } as const] : []),
    ...(canViewPrices
      ? [{ id: "messages", label: t("jobsList.messages"), icon: "mail", href: `${href}#messages` } as const]
      : []),
    { id: "changes", label: t("jobsList.history"), icon: "clock", href: `${href}#changes` }
  ]
  return (
    <article className="JobCard">
      <div className="JobCardHead">
        <Link href={href} isQuiet>
          <span className="JobCardNumber tabular">{invoiceNumber ?? number}</span> {customerName}
        </Link>
        <Menu
          label={t("jobsList.cardActions", { number })}
          trigger={<IconButton icon="more" size="small" label={t("jobsList.cardActions", { number })} />}
          groups={[{ choices }]}
        />
      </div>
      {vehicle !== "" && <p>{vehicle}</p>}
      <div className="JobCardFacts">
        {lost !== null && <StatusDot isHollow>{`${t("lost.stage")}: ${lostReason(lost)}`}</StatusDot>}
        {lost === null && answer === "accepted" && stage === "quote" && (
          <StatusDot tone="success">{of("answerSought", "accepted")}</StatusDot>
        )}
        {lost === null && answer === "declined" && stage === "quote" && (
          <StatusDot tone="warning">{of("answerSought", "declined")}</StatusDot>
        )}
        {installDate !== "" && (
          <span className="JobCardDay">
            <Icon name="calendar" size={14} />
            {day(installDate)}
          </span>
        )}
        {stage === "workorder" && (
          <StatusDot tone={partsStatus === "complete" ? "success" : "warning"} isHollow={partsStatus === "pending"}>
            {of("partsStatus", partsStatus)}
          </StatusDot>
        )}
        {total !== undefined && (
          <span className="JobCardMoney tabular">
            {isOwed
              ? t("jobsList.owed", { amount: money(balance) })
              : stage === "quote"
                ? money(total)
                : total > 0
                  ? t("jobs.paid")
                  : money(total)}
          </span>
        )}
      </div>
      {isStepping && <CardStep id={job.id} onClose={() => setStepping(false)} />}
    </article>
  )
}
