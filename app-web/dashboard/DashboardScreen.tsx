import "./Dashboard.css"
import { access, officeAccess } from "#domain/access/accessTable.ts"
import { isInstallerOnly, hasAccess } from "#domain/access/hasAccess.ts"
import { ButtonLink } from "#ui/ButtonLink.tsx"
import { Callout } from "#ui/Callout.tsx"
import { EmptyState } from "#ui/EmptyState.tsx"
import { Link } from "#ui/Link.tsx"
import { PageHeader } from "#ui/PageHeader.tsx"
import { installerPhone } from "#web/access/startPage.ts"
import { menuFor } from "#web/access/mainMenu.ts"
import { useUser } from "#web/access/useUser.ts"
import { useWords } from "#web/words/useWords.ts"
import { Figures } from "./Figures.tsx"

/** /dashboard: what needs attention now, and the next step. */
export function DashboardScreen() {
  const { t } = useWords()
  const user = useUser()
  const seesJobs = hasAccess(access["/jobs"], user)
  return (
    <>
      <PageHeader
        title={t("dashboard.hello", { name: user.firstName })}
        about={seesJobs ? t("dashboard.about") : undefined}
        actions={
          hasAccess(officeAccess, user) ? (
            <ButtonLink href="/jobs/create" variant="primary" icon="plus">
              {t("dashboard.newJob")}
            </ButtonLink>
          ) : (
            seesJobs &&
            isInstallerOnly(user) && (
              <ButtonLink href={installerPhone} variant="primary" icon="truck">
                {t("dashboard.myDay")}
              </ButtonLink>
            )
          )
        }
      />
      {!user.accountActive && <AccountClosed />}
      {seesJobs ? <Figures /> : <OpenScreens />}
    </>
  )
}

/**
 * Spec §4 Account lockout: explains why everything else is closed and who can unlock it. A new shop waits only for the
 * platform operator.
 */
function AccountClosed() {
  const { t } = useWords()
  const user = useUser()
  const maySettle = hasAccess(access["/billing/account"], user)
  if (user.profile.approved === false)
    return (
      <Callout tone="info" title={t("dashboard.waitingTitle")}>
        {t("dashboard.waitingAbout")}
      </Callout>
    )
  return (
    <Callout
      tone="warning"
      title={t("closed.title")}
      links={maySettle ? [{ label: t("closed.settle"), href: "/billing/account" }] : []}
    >
      {maySettle ? t("closed.aboutAdmin") : t("closed.about")}
    </Callout>
  )
}

/** For users without access to jobs: links to what they can open. */
function OpenScreens() {
  const { t } = useWords()
  const entries = menuFor(useUser())
    .flatMap((part) => part.entries)
    .filter(({ path }) => path !== "/dashboard")
  if (entries.length === 0)
    return (
      <EmptyState icon="lock" title={t("dashboard.noDoors")}>
        {t("error401.about")}
      </EmptyState>
    )
  return (
    <ul className="OpenDoors">
      {entries.map(({ path, title }) => (
        <li key={path}>
          <Link href={path}>{t(title)}</Link>
        </li>
      ))}
    </ul>
  )
}
