import type { InstallToday } from "#domain/jobs/JobFigures.ts"
import { pileSearches } from "#domain/dashboard/pileSearches.ts"
import { EmptyState } from "#ui/EmptyState.tsx"
import { Link } from "#ui/Link.tsx"
import { Section } from "#ui/Section.tsx"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { InstallRow } from "./InstallRow.tsx"
import { jobsHref } from "./jobsHref.ts"

export interface InstallsTodayProps {
  readonly installs: ReadonlyArray<InstallToday>
  /** How many the list has; more than `installs` where there are very many. */
  readonly count: number
  readonly today: string
}

/** The day's work orders by the clock. */
export function InstallsToday({ installs, count, today }: InstallsTodayProps) {
  const { t } = useWords()
  const { day, whole } = useFormats()
  return (
    <Section
      title={t("dashboard.installs")}
      description={day(today)}
      actions={
        count > 0 && (
          <Link href={jobsHref(pileSearches(today).installs)}>
            {t("dashboard.installsAll", { count: whole(count) })}
          </Link>
        )
      }
    >
      {installs.length === 0 ? (
        <EmptyState icon="calendar" title={t("dashboard.noInstalls")} level={3}>
          {t("dashboard.noInstallsHint")}
        </EmptyState>
      ) : (
        <ol className="Installs">
          {installs.map((install) => (
            <li key={install.id}>
              <InstallRow install={install} />
            </li>
          ))}
        </ol>
      )}
    </Section>
  )
}
