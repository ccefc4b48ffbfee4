import { invoiceAges, quoteAges } from "#domain/dashboard/pileSearches.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"

/** The ages of quotes and of unpaid invoices in words, as `pileSearches` has them. */
export const useAges = () => {
  const { t } = useWords()
  const { whole } = useFormats()
  const upTo = (days: ReadonlyArray<number>) =>
    days.map((to, at) => t("dashboard.days", { from: whole(at === 0 ? 0 : days[at - 1]! + 1), to: whole(to) }))
  return {
    quoteAges: [...upTo(quoteAges), t("dashboard.expired")],
    invoiceAges: [...upTo(invoiceAges), t("dashboard.over", { days: whole(invoiceAges.at(-1)!) })]
  }
}
