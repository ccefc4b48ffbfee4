import { type ChangedBy, type JobChangeSearch, JobEventKind } from "#domain/jobs/JobChange.ts"
import { Select } from "#ui/Select.tsx"
import { useWords } from "#web/words/useWords.ts"

export type ChangeSearch = Pick<JobChangeSearch, "by" | "kind" | "part">

const parts = [
  ["insurance", "job.insurance"],
  ["install", "job.install"],
  ["lines", "job.parts"],
  ["vehicle", "job.vehicle"]
] as const

/** What narrows a timeline: what it is about, and who did it. */
export function ChangeFilters({
  search,
  people,
  onChange
}: {
  readonly search: ChangeSearch
  readonly people: ReadonlyArray<ChangedBy>
  readonly onChange: (search: ChangeSearch) => void
}) {
  const { t, of } = useWords()
  const about = [
    ...JobEventKind.literals.map((kind) => ({ value: kind as string, label: of("jobEvent", kind) })),
    ...parts.map(([part, word]) => ({ value: `part ${part}`, label: t("change.partOnly", { part: t(word) }) }))
  ]
  const { by, kind, part } = search
  const choose = (value: string | null) => {
    const rest = by === undefined ? {} : { by }
    const known = JobEventKind.literals.find((one) => one === value)
    onChange(known !== undefined ? { ...rest, kind: known } : value === null ? rest : { ...rest, part: value.slice(5) })
  }
  return (
    <div className="ChangeFilters">
      <Select
        label={t("change.about")}
        isLabelHidden
        placeholder={t("change.everything")}
        noneLabel={t("change.everything")}
        options={about}
        value={kind ?? (part === undefined ? null : `part ${part}`)}
        onChange={choose}
      />
      <Select
        label={t("change.who")}
        isLabelHidden
        placeholder={t("change.everybody")}
        noneLabel={t("change.everybody")}
        options={[
          ...people.map(({ id, name }) => ({ value: id as string, label: name })),
          { value: "none", label: t("change.nobody") }
        ]}
        value={by ?? null}
        onChange={(chosen) => {
          const { by: _, ...rest } = search
          onChange(chosen === null ? rest : { ...rest, by: chosen as NonNullable<ChangeSearch["by"]> })
        }}
      />
    </div>
  )
}
