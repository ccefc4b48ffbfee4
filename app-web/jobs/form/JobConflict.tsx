import { useFieldName } from "#web/jobs/form/useFieldName.ts"
import type { JobFormStore } from "#web/jobs/form/useOpenJob.ts"
import type { JobValues } from "#web/jobs/form/JobForm.ts"
import type { JobLookups } from "#web/jobs/form/useLookups.ts"
import { usePartText } from "#web/jobs/form/usePartText.ts"
import type { SaveJob } from "#web/jobs/form/useSaveJob.ts"
import { lazyPart } from "#web/loading/lazyPart.tsx"
import { useWords } from "#web/words/useWords.ts"

const RecordConflict = lazyPart(() => import("#web/forms/RecordConflict.tsx"), "RecordConflict", "asked")

export interface JobConflictProps {
  readonly form: JobFormStore
  readonly saving: SaveJob
  readonly lookups: JobLookups
}

/** Two people changed one job, told at its fields in the job's words. */
export function JobConflict({ form, saving: { conflict, joined }, lookups }: JobConflictProps) {
  const { t } = useWords()
  const labelOf = useFieldName()
  const textOf = usePartText(lookups)
  if (conflict === undefined && joined === undefined) return null
  return (
    <RecordConflict
      form={form}
      conflict={conflict}
      joined={joined}
      changed={t("failure.JobChanged")}
      labelOf={labelOf}
      say={(path, values) => textOf(values as JobValues, path)}
    />
  )
}
