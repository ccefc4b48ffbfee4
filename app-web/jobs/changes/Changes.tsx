import { useState } from "react"
import type { JobChange } from "#domain/jobs/JobChange.ts"
import type { Job } from "#domain/jobs/Job.ts"
import { Button } from "#ui/Button.tsx"
import { Timeline, type TimelineEntry } from "#ui/Timeline.tsx"
import type { JobLookups } from "#web/jobs/form/useLookups.ts"
import { LoadFailed } from "#web/lists/LoadFailed.tsx"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { ChangeFilters, type ChangeSearch } from "./ChangeFilters.tsx"
import { eventLook } from "./eventLook.ts"
import { BeforeAfter, FieldChanges } from "./FieldChanges.tsx"
import { follows, hidden } from "./fieldNames.ts"
import { useChanges } from "./useChanges.ts"
import { useEventText } from "./useEventText.ts"
import { useFieldChange } from "./useFieldChange.ts"
import "./Changes.css"

/** Everything that happened to a job, newest first; more on demand. */
export function Changes({ job, lookups }: { readonly job: Job; readonly lookups: JobLookups }) {
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
    // What somebody did stands before what it came to.
    const fields = what.fields
      .filter(({ path }) => !hidden(path))
      .toSorted((one, other) => Number(follows(one.path)) - Number(follows(other.path)))
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
