import type { Job } from "#domain/jobs/Job.ts"
import { JobSection } from "#web/jobs/form/JobSection.tsx"
import type { JobLookups } from "#web/jobs/form/useLookups.ts"
import { useWords } from "#web/words/useWords.ts"
import "./Changes.css"
import { useState } from "react"
import {
  type Author,
  type JobChange,
  type JobChangeSearch,
  type JobEvent,
  JobEventKind
} from "#domain/jobs/JobChange.ts"
import { Button } from "#ui/Button.tsx"
import type { IconName } from "#ui/iconPaths.ts"
import { Select } from "#ui/Select.tsx"
import { Timeline, type TimelineEntry } from "#ui/Timeline.tsx"
import type { Tone } from "#ui/Tone.ts"
import { LoadFailed } from "#web/api/LoadFailed.tsx"
import { useFormats } from "#web/words/useFormats.ts"
import { BeforeAfter, FieldChanges, derivedFields, hiddenFields, useFieldChange } from "./FieldChanges.tsx"
import { useChanges, useEventText } from "./useChanges.ts"

/** The history of a saved job: what happened, who did it and when. */
export function ChangesSection({ job, lookups }: { readonly job: Job; readonly lookups: JobLookups }) {
  const { t } = useWords()
  return (
    <JobSection id="changes" title={t("job.changes")}>
      <Changes job={job} lookups={lookups} />
    </JobSection>
  )
}

/** The timeline of a job, newest first, with a button to load more. */
function Changes({ job, lookups }: { readonly job: Job; readonly lookups: JobLookups }) {
  const { t } = useWords()
  const { moment } = useFormats()
  const [search, narrow] = useState<ChangeSearch>({})
  const { changes, people, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useChanges(
    job.id,
    job.version,
    search
  )
  const textOf = useEventText()
  const fieldChange = useFieldChange(lookups, job.lines)

  const entryOf = (change: JobChange): TimelineEntry => {
    const { id, at, what } = change
    const when = { id, when: moment(at), dateTime: new Date(at).toISOString(), ...eventLook(what) }
    if (what._tag !== "changed") {
      const { text, note = "" } = textOf(change)
      return { ...when, what: text, ...(note === "" ? {} : { children: note }) }
    }
    // Fields the user edited come before the values derived from them.
    const fields = what.fields
      .filter(({ path }) => !hiddenFields(path))
      .toSorted((one, other) => Number(derivedFields(one.path)) - Number(derivedFields(other.path)))
      .map(fieldChange)
    const [first] = fields
    if (fields.length !== 1 || first === undefined)
      return {
        ...when,
        what: textOf({ ...change, what: { ...what, fields: what.fields.slice(0, fields.length) } }).text,
        children: <FieldChanges changes={fields} />
      }
    return {
      ...when,
      what: (
        <>
          {t("change.changedField", { who: change.by?.name ?? t("change.system"), field: first.name })}{" "}
          <BeforeAfter {...first} />
        </>
      )
    }
  }

  if (error !== null && changes.length === 0) return <LoadFailed failure={error} onRetry={() => void refetch()} />
  return (
    <div className="Changes">
      <ChangeFilters search={search} people={people} onChange={narrow} />
      {changes.length === 0 ? (
        <p className="Quiet" role="status">
          {t(isPending ? "loading" : "change.none")}
        </p>
      ) : (
        <Timeline label={t("job.changes")} entries={changes.map(entryOf)} />
      )}
      {hasNextPage && (
        <div>
          <Button icon="chevron-down" isPending={isFetchingNextPage} onPress={() => void fetchNextPage()}>
            {t("change.older")}
          </Button>
        </div>
      )}
    </div>
  )
}

type ChangeSearch = Pick<JobChangeSearch, "by" | "kind" | "part">

const parts = [
  ["insurance", "job.insurance"],
  ["install", "job.install"],
  ["lines", "job.parts"],
  ["vehicle", "job.vehicle"]
] as const

/** Filters of the timeline, by subject and by person. */
function ChangeFilters({
  search,
  people,
  onChange
}: {
  readonly search: ChangeSearch
  readonly people: ReadonlyArray<Author>
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

interface Look {
  readonly icon: IconName
  readonly tone: Tone
}

const icons: Readonly<Record<JobEvent["_tag"], IconName>> = {
  created: "plus",
  deleted: "trash",
  restored: "undo",
  changed: "edit",
  stage: "arrow-right",
  credit: "undo",
  payment: "money",
  refund: "undo",
  void: "x",
  move: "arrow-right",
  adjustment: "minus",
  lost: "x",
  rework: "undo",
  install: "clock",
  message: "mail",
  delivery: "mail",
  customer: "user",
  file: "document",
  reminder: "clock",
  signature: "edit",
  site: "map-pin"
}

/** The icon and color of a timeline entry: green for success, red for failure. */
const eventLook = (what: JobEvent): Look => ({ icon: iconOf(what), tone: toneOf(what) })

const iconOf = (what: JobEvent): IconName => {
  if (what._tag === "file" && what.deed === "deleted") return "trash"
  if (what._tag === "file" && what.photo) return "image"
  return (what._tag === "message" || what._tag === "delivery") && what.channel === "sms" ? "phone" : icons[what._tag]
}

const toneOf = (what: JobEvent): Tone => {
  switch (what._tag) {
    case "payment":
      return what.status === "paid" ? "success" : what.status === "failed" ? "danger" : "warning"
    case "delivery":
      return what.state === "failed" ? "danger" : what.state === "stopped" ? "warning" : "neutral"
    case "customer":
      return what.deed === "accepted"
        ? "success"
        : what.deed === "declined" || what.deed === "callback"
          ? "warning"
          : "info"
    case "install":
      return what.step === "finish" ? "success" : what.step === "start" ? "info" : "neutral"
    case "reminder":
      return what.deed === "done" ? "success" : "neutral"
    case "site":
      return what.deed === "couldNot" || what.outcome === "officeStands" ? "warning" : "success"
    case "signature":
      return "success"
    case "stage":
    case "created":
    case "message":
    case "move":
      return "info"
    case "credit":
    case "refund":
    case "void":
    case "adjustment":
    case "lost":
    case "rework":
      return "warning"
    default:
      return "neutral"
  }
}
