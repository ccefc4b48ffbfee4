import { pileSearches } from "#domain/dashboard/pileSearches.ts"
import { Icon } from "#ui/Icon.tsx"
import { Link } from "#ui/Link.tsx"
import { useWords } from "#web/words/useWords.ts"
import { jobsHref } from "./jobsHref.ts"

/** Customers said yes and nothing was done yet: the quickest work of the day. */
export function QuotesAccepted({ count, today }: { readonly count: number; readonly today: string }) {
  const { t } = useWords()
  if (count === 0) return null
  return (
    <p className="QuotesAccepted">
      <Icon name="success" />
      <Link href={jobsHref(pileSearches(today).accepted)}>{t("dashboard.accepted", { count })}</Link>
    </p>
  )
}
