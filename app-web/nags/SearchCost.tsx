import { access } from "#domain/access/accessTable.ts"
import { hasAccess } from "#domain/access/hasAccess.ts"
import { Button } from "#ui/Button.tsx"
import { ButtonLink } from "#ui/ButtonLink.tsx"
import { Callout } from "#ui/Callout.tsx"
import { LoadFailed } from "#web/api/LoadFailed.tsx"
import { useUser } from "#web/access/useUser.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import type { GlassSearchState } from "./useGlassSearch.ts"
import "./nags.css"

export interface SearchCostProps {
  readonly searching: GlassSearchState
  /** Whether searching is not possible yet. */
  readonly isDisabled?: boolean
  /** Whether to focus the button, so that Enter starts the search. */
  readonly takesFocus?: boolean
}

/** The search button with the price of the search, or a message that the subscription does not include it. */
export function SearchCost({ searching, isDisabled = false, takesFocus = false }: SearchCostProps) {
  const { t } = useWords()
  const { money, time } = useFormats()
  const { price, search, isPending, failure } = searching
  if (price.data?.isAvailable === false || failure?._tag === "NagsNotInSubscription") return <NagsUnavailable />
  if (price.data === undefined) {
    return price.error === null ? (
      <p className="GlassShared" role="status">
        {t("loading")}
      </p>
    ) : (
      <LoadFailed failure={price.error} onRetry={() => void price.refetch()} />
    )
  }
  const { amount, paidUntil } = price.data
  return (
    <div className="SearchCost">
      <Button
        variant="primary"
        icon="search"
        isDisabled={isDisabled || price.isPlaceholderData}
        isPending={isPending}
        autoFocus={takesFocus}
        onPress={search}
      >
        {amount === 0 ? t("nags.searchFree") : t("nags.searchFor", { amount: money(amount) })}
      </Button>
      <p>
        {paidUntil === null
          ? t("nags.costHint", { amount: money(amount) })
          : t("nags.paidHint", { time: time(paidUntil) })}
      </p>
    </div>
  )
}

/** Spec §8: unavailable on the current subscription, which must be upgraded. */
function NagsUnavailable() {
  const { t } = useWords()
  const user = useUser()
  const upgrade = hasAccess(access["/billing/account"], user) ? (
    <ButtonLink href="/billing/account">{t("nags.toSubscription")}</ButtonLink>
  ) : undefined
  return (
    <Callout tone="warning" title={t("failure.NagsNotInSubscription")} actions={upgrade}>
      {upgrade === undefined ? t("nags.askOwner") : t("nags.upgradeHint")}
    </Callout>
  )
}
