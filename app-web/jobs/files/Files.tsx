import { listJobFiles } from "#domain/job-files/jobFilesApi.ts"
import type { Stage } from "#domain/jobs/Job.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { useQueryOf } from "#web/api/useQueryOf.ts"
import { LoadFailed } from "#web/lists/LoadFailed.tsx"
import { useWords } from "#web/words/useWords.ts"
import { Papers } from "./Papers.tsx"
import { PhotoSlots } from "./PhotoSlots.tsx"
import { Signatures } from "./Signatures.tsx"
import { useDeleteFile } from "./useDeleteFile.ts"
import { useUploads } from "./useUploads.ts"
import "./Files.css"

export interface SignedJob {
  readonly id: JobId
  readonly version: number
  readonly stage: Stage
  readonly customerName: string
}

/** A job's photos, papers and signatures. `isDirty`: what is on screen is not saved, so nobody signs it. */
export function Files({ job, isDirty }: { readonly job: SignedJob; readonly isDirty: boolean }) {
  const { t } = useWords()
  const { data, error, refetch } = useQueryOf(listJobFiles, { id: job.id })
  const uploads = useUploads(job.id)
  const remove = useDeleteFile(job.id)
  if (error !== null && data === undefined) return <LoadFailed failure={error} onRetry={() => void refetch()} />
  const files = data ?? []
  return (
    <div className="JobFiles">
      <div>
        <h3 className="JobFilesTitle">{t("file.photos")}</h3>
        <p className="Quiet">{t("file.photoKinds")}</p>
        <PhotoSlots job={job.id} files={files} uploads={uploads} onDelete={remove} />
      </div>
      <Papers job={job.id} files={files} uploads={uploads} onDelete={remove} />
      <Signatures job={job} isDirty={isDirty} />
    </div>
  )
}
