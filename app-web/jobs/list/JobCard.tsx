import { useState } from "react"
import type { JobSummary } from "#domain/jobs/JobSearch.ts"
import { stepAccess } from "#domain/jobs/stageRules.ts"
import { mayEnter } from "#domain/access/mayEnter.ts"
import { Icon } from "#ui/Icon.tsx"
import { IconButton } from "#ui/IconButton.tsx"
import { Link } from "#ui/Link.tsx"
import { Menu, type MenuChoice } from "#ui/Menu.tsx"
import { StatusDot } from "#ui/StatusDot.tsx"
import { usualStep } from "#web/jobs/stage/nextStep.ts"
import { useLostReason } from "#web/jobs/stage/StageDot.tsx"
import { useRights } from "#web/jobs/useRights.ts"
import { useUser } from "#web/access/useUser.ts"
import { lazyPart } from "#web/loading/lazyPart.tsx"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"

const CardStep = lazyPart(() => import("./CardStep.tsx"), "CardStep", "idle")

/**
 * A job on the board: whose, which car, when, whether it can go on; the whole card leads to it, its menu to a part of
 * it.
 */
export function JobCard({ job }: { readonly job: JobSummary }) {
  const { t, of } = useWords()
  const { day, money } = useFormats()
  const { seesPrices, takesMoney } = useRights()
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
  const isOwed = takesMoney && stage !== "quote" && balance > 0
  const [isStepping, setStepping] = useState(false)
  const user = useUser()
  const usual = usualStep(stage)
  const next = usual !== undefined && mayEnter(stepAccess[usual], user) ? usual : undefined
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
    ...(seesPrices
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
