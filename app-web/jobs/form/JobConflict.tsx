import { Callout } from "#ui/Callout.tsx"
import type { RecordConflictProps } from "#web/forms/RecordConflict.tsx"
import type { JobValues } from "#web/jobs/form/JobForm.ts"
import type { JobLookups } from "#web/jobs/form/useLookups.ts"
import { usePartText } from "./fieldLabels.ts"
import type { SaveJob } from "#web/jobs/form/useSaveJob.ts"
import { lazyPart } from "#web/loading/lazyPart.tsx"
import { useWords } from "#web/words/useWords.ts"

const RecordConflict = lazyPart<RecordConflictProps, "RecordConflict">(
  () => import("#web/forms/RecordConflict.tsx"),
  "RecordConflict",
  "asked"
)

interface JobConflictProps {
  readonly saving: SaveJob
  readonly lookups: JobLookups
  /** Another user saved the job while this one has unsaved changes. */
  readonly isBehind: boolean
}

/** Shows an edit conflict between two users, field by field, with the job form's labels. */
export function JobConflict({ saving: { isPending, merging }, lookups, isBehind }: JobConflictProps) {
  const { t } = useWords()
  const textOf = usePartText(lookups)
  if (isBehind && !isPending && merging.others?.current === undefined)
    return (
      <Callout tone="info" isLive title={t("failure.JobChanged")}>
        {t("live.jobSaved")}
      </Callout>
    )
  if (merging.others === undefined) return null
  return (
    <RecordConflict
      merging={merging}
      others={merging.others}
      changed={t("failure.JobChanged")}
      say={(path, values) => textOf(values as JobValues, path)}
    />
  )
}
