import { getQuoteFunnel } from "#domain/public-page/publicPageApi.ts"
import { Link } from "#ui/Link.tsx"
import { Section } from "#ui/Section.tsx"
import { canOpenUrl } from "#web/access/startPage.ts"
import { useUser } from "#web/access/useUser.ts"
import { useApiQuery } from "#web/api/useApiQuery.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"

/** Where reminders for unanswered quotes are turned on. */
const rules = "/admin/reminders"

/** The recent funnel of the public quote: how often each step was reached, as a number and a bar. */
export function QuoteFunnel() {
  const { t, of } = useWords()
  const { whole } = useFormats()
  const user = useUser()
  const { data } = useApiQuery(getQuoteFunnel, {}, { isBestEffort: true })
  if (data === undefined) return null
  const { days, steps } = data
  const most = Math.max(1, ...steps.map(({ count }) => count))
  const isEmpty = steps.every(({ count }) => count === 0)
  return (
    <Section title={t("publicPage.funnel")} description={t("publicPage.funnelHint", { days })} id="funnel">
      {isEmpty ? (
        <p>{t("publicPage.funnelEmpty")}</p>
      ) : (
        <table className="QuoteFunnel">
          <thead>
            <tr>
              <th scope="col">{t("publicPage.funnelStep")}</th>
              <th scope="col">{t("publicPage.funnelReached")}</th>
            </tr>
          </thead>
          <tbody>
            {steps.map(({ step, count }) => (
              <tr key={step}>
                <th scope="row">{of("quoteStep", step)}</th>
                <td className="tabular">
                  <span>{whole(count)}</span>
                  <progress max={most} value={count} aria-hidden />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {canOpenUrl(user, rules) && (
        <p>
          <Link href={rules}>{t("publicPage.followUp")}</Link>
        </p>
      )}
    </Section>
  )
}
