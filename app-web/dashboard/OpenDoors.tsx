import { EmptyState } from "#ui/EmptyState.tsx"
import { Link } from "#ui/Link.tsx"
import { menuFor } from "#web/shell/mainMenu.ts"
import { useUser } from "#web/session/useUser.ts"
import { useWords } from "#web/words/useWords.ts"

/** For people without the jobs: where they can go from here. */
export function OpenDoors() {
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
