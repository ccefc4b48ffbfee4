import { pileSearches } from "#domain/dashboard/pileSearches.ts"
import { Link } from "#ui/Link.tsx"
import { Section } from "#ui/Section.tsx"
import { useWords } from "#web/words/useWords.ts"
import { jobsHref } from "./jobsHref.ts"
import { useJobCount } from "./useJobCount.ts"

export interface PartsPendingProps {
  readonly count: number
  /** Of these, installed in the next days. */
  readonly soon: number
  readonly today: string
}

/** How many work orders wait for parts, and how many of them are due. */
export function PartsPending({ count, soon, today }: PartsPendingProps) {
  const { t } = useWords()
  const jobCount = useJobCount()
  const { partsPending, partsPendingSoon } = pileSearches(today)
  return (
    <Section title={t("dashboard.parts")} description={t("dashboard.partsAbout")}>
      <dl className="Waiting">
        <div data-urgent={soon > 0 || undefined}>
          <dt>{t("dashboard.partsSoon")}</dt>
          <dd>
            <Link href={jobsHref(partsPendingSoon)}>{jobCount(soon)}</Link>
          </dd>
        </div>
        <div>
          <dt>{t("dashboard.partsAll")}</dt>
          <dd>
            <Link href={jobsHref(partsPending)}>{jobCount(count)}</Link>
          </dd>
        </div>
      </dl>
    </Section>
  )
}
