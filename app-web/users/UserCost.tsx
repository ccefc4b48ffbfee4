import { getUserProration } from "#domain/people/usersApi.ts"
import { Callout } from "#ui/Callout.tsx"
import { useQueryOf } from "#web/api/useQueryOf.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { useGrantable } from "./useGrantable.ts"

/** What one more user costs for the rest of the billing cycle, before they are added (spec §6, §9). */
export function UserCost() {
  const { t } = useWords()
  const { money, day, whole } = useFormats()
  const { isPlatform } = useGrantable()
  const { data } = useQueryOf(getUserProration, {}, { enabled: !isPlatform })
  if (data === undefined) return null
  const { edition, daysLeft, cycleEnds, amount, monthlyPrice, freeHelpRequests } = data
  if (edition === "payPerLookup") return <Callout title={t("user.costNothing")}>{t("user.costPerLookup")}</Callout>
  if (edition === "freeTrial")
    return <Callout title={t("user.costNothing")}>{t("user.costTrial", { price: money(monthlyPrice) })}</Callout>
  return (
    <Callout title={t("user.cost", { days: daysLeft, amount: money(amount) })}>
      {t("user.costWhy", { price: money(monthlyPrice), requests: whole(freeHelpRequests), day: day(cycleEnds) })}
    </Callout>
  )
}
