import { lazy, Suspense } from "react"
import { Skeleton } from "#ui/Skeleton.tsx"
import { JobSection } from "#web/jobs/form/JobSection.tsx"
import { useWords } from "#web/words/useWords.ts"
import type { SignedJob } from "./Signatures.tsx"

const Files = lazy(() => import("./Files.tsx").then((loaded) => ({ default: loaded.Files })))

interface FilesSectionProps {
  readonly job: SignedJob
  readonly isDirty: boolean
  /** Expanded initially on a phone. */
  readonly startsOpen?: boolean
}

/** Photos, documents and signatures of a saved job. */
export function FilesSection({ job, isDirty, startsOpen = false }: FilesSectionProps) {
  const { t } = useWords()
  return (
    <JobSection id="files" title={t("job.files")} startsOpen={startsOpen}>
      <Suspense fallback={<Skeleton widths={["60%", "80%", "40%"]} />}>
        <Files job={job} isDirty={isDirty} />
      </Suspense>
    </JobSection>
  )
}
