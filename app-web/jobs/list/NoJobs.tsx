import { officeAccess } from "#domain/access/accessTable.ts"
import { hasAccess } from "#domain/access/hasAccess.ts"
import { Button } from "#ui/Button.tsx"
import { ButtonLink } from "#ui/ButtonLink.tsx"
import { EmptyState } from "#ui/EmptyState.tsx"
import { GlassDrawing } from "#ui/GlassDrawing.tsx"
import { useUser } from "#web/access/useUser.ts"
import { useWords } from "#web/words/useWords.ts"

/** The empty state of the jobs list: no jobs at all, or none that match the filters. */
export function NoJobs({ isNarrowed, onClear }: { readonly isNarrowed: boolean; readonly onClear: () => void }) {
  const { t } = useWords()
  const isOffice = hasAccess(officeAccess, useUser())
  if (isNarrowed) {
    return (
      <EmptyState
        icon="search"
        title={t("jobs.noneFound")}
        action={<Button onPress={onClear}>{t("clearFilters")}</Button>}
      >
        {t("jobs.noneFoundHint")}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      picture={
        <span aria-hidden>
          <GlassDrawing shape="windshield" features={["camera", "rainSensor", "shadeBand"]} label="" size={200} />
        </span>
      }
      title={t("jobs.none")}
      action={
        isOffice && (
          <ButtonLink variant="primary" icon="plus" href="/jobs/create">
            {t("jobs.new")}
          </ButtonLink>
        )
      }
    >
      {t("jobs.noneHint")}
    </EmptyState>
  )
}
