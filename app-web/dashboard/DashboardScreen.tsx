import "./Dashboard.css"
import { access } from "#domain/people/access.ts"
import { isInstallerOnly, mayEnter } from "#domain/people/mayEnter.ts"
import { ButtonLink } from "#ui/ButtonLink.tsx"
import { PageHeader } from "#ui/PageHeader.tsx"
import { useUser } from "#web/session/useUser.ts"
import { useWords } from "#web/words/useWords.ts"
import { AccountClosed } from "./AccountClosed.tsx"
import { JobPile } from "./JobPile.tsx"
import { OpenDoors } from "./OpenDoors.tsx"
import { PileAmount } from "./PileAmount.tsx"
import { PileDay } from "./PileDay.tsx"

/** /dashboard: what needs the shop now, and the next step. */
export function DashboardScreen() {
  const { t } = useWords()
  const user = useUser()
  const seesJobs = mayEnter(access["/jobs"], user)
  const seesMoney = seesJobs && !isInstallerOnly(user)
  return (
    <>
      <PageHeader
        title={t("dashboard.hello", { name: user.firstName })}
        about={seesJobs ? t("dashboard.about") : undefined}
        actions={seesMoney && <ButtonLink href="/jobs/create" variant="primary" icon="plus">{t("dashboard.newJob")}</ButtonLink>}
      />
      {!user.accountActive && <AccountClosed />}
      {seesJobs && (
        <div className="Dashboard">
          {seesMoney && (
            <JobPile title={t("dashboard.quotes")} about={t("dashboard.quotesAbout")} search={{ stage: "quote" }} icon="phone" empty={t("dashboard.noQuotes")}>
              {(job) => <PileAmount cents={job.total} />}
            </JobPile>
          )}
          <JobPile title={t("dashboard.workOrders")} about={t("dashboard.workOrdersAbout")} search={{ stage: "workorder" }} icon="wrench" empty={t("dashboard.noWorkOrders")}>
            {(job) => <PileDay job={job} />}
          </JobPile>
          {seesMoney && (
            <JobPile title={t("dashboard.unpaid")} about={t("dashboard.unpaidAbout")} search={{ stage: "invoice", unpaid: true }} icon="money" empty={t("dashboard.noUnpaid")}>
              {(job) => <PileAmount cents={job.balance} />}
            </JobPile>
          )}
        </div>
      )}
      {!seesJobs && <OpenDoors />}
    </>
  )
}
