import "./MoreJobFilters.css"
import type { JobsMove } from "#domain/jobs/JobsMove.ts"
import { listJobLocations } from "#domain/locations/locationsApi.ts"
import { Callout } from "#ui/Callout.tsx"
import { DatePicker } from "#ui/DatePicker.tsx"
import { Select } from "#ui/Select.tsx"
import { useQueryOf } from "#web/api/useQueryOf.ts"
import { useOptions } from "#web/forms/useOptions.ts"
import { useWords } from "#web/words/useWords.ts"

export interface MoveFieldsProps {
  readonly move: JobsMove
  /** Confirmed without an answer. */
  readonly isMissing: boolean
  readonly onChange: (move: JobsMove) => void
}

/** Where and when the jobs go; what is left open stays. */
export function MoveFields({ move, isMissing, onChange }: MoveFieldsProps) {
  const { t } = useWords()
  const halves = useOptions("timeFrame")
  const locations = (useQueryOf(listJobLocations, {}).data ?? []).filter(({ status }) => status === "active")
  const stays = { placeholder: t("jobsList.moveStays"), noneLabel: t("jobsList.moveStays") }
  const { date, timeFrame, locationId } = move
  const keep = (change: { readonly [K in keyof JobsMove]?: JobsMove[K] | undefined }) =>
    onChange(
      Object.fromEntries(
        Object.entries({ date, timeFrame, locationId, ...change }).filter(([, value]) => value !== undefined)
      )
    )
  return (
    <div className="MoreJobFilters">
      {isMissing && <Callout tone="danger" title={t("jobsList.chooseMove")} isLive />}
      <DatePicker
        label={t("install.date")}
        value={date ?? ""}
        onChange={(day) => keep({ date: day === "" ? undefined : day })}
      />
      <Select
        label={t("install.timeFrame")}
        {...stays}
        options={[...halves, { value: "any" as const, label: t("install.anyTime") }]}
        value={timeFrame === "" ? "any" : (timeFrame ?? null)}
        onChange={(half) => keep({ timeFrame: half === null ? undefined : half === "any" ? "" : half })}
      />
      <Select
        label={t("job.location")}
        {...stays}
        options={locations.map(({ id, locationName }) => ({ value: id, label: locationName }))}
        value={locationId ?? null}
        onChange={(id) => keep({ locationId: id ?? undefined })}
      />
      <p>{t("jobsList.moveHint")}</p>
    </div>
  )
}
