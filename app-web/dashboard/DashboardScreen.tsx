import "./Dashboard.css"
import { access, jobOffice } from "#domain/access/accessTable.ts"
import { mayEnter } from "#domain/access/mayEnter.ts"
import { ButtonLink } from "#ui/ButtonLink.tsx"
import { PageHeader } from "#ui/PageHeader.tsx"
import { useUser } from "#web/session/useUser.ts"
import { useWords } from "#web/words/useWords.ts"
import { AccountClosed } from "./AccountClosed.tsx"
import { Figures } from "./Figures.tsx"
import { OpenDoors } from "./OpenDoors.tsx"

/** /dashboard: what needs the shop now, and the next step. */
export function DashboardScreen() {
  const { t } = useWords()
  const user = useUser()
  const seesJobs = mayEnter(access["/jobs"], user)
  return (
    <>
      <PageHeader
        title={t("dashboard.hello", { name: user.firstName })}
        about={seesJobs ? t("dashboard.about") : undefined}
        actions={
          mayEnter(jobOffice, user) && (
            <ButtonLink href="/jobs/create" variant="primary" icon="plus">
              {t("dashboard.newJob")}
            </ButtonLink>
          )
        }
      />
      {!user.accountActive && <AccountClosed />}
      {seesJobs ? <Figures /> : <OpenDoors />}
    </>
  )
}
