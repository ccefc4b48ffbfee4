import type { Job } from "#domain/jobs/Job.ts"
import { useChanges } from "#web/jobs/changes/useChanges.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"

/** Who saved one of these parts of a job last, and when; nothing until it is known. */
export function WhoSaved({ job, parts }: { readonly job: Job; readonly parts: ReadonlyArray<string> }) {
  const { t } = useWords()
  const { moment } = useFormats()
  const { changes } = useChanges(job.id, job.version, { kind: "changed" })
  const touches = (path: string) =>
    parts.some((part) => path === part || path.startsWith(`${part}.`) || part.startsWith(`${path}.`))
  const last = changes.find(({ what }) => what._tag === "changed" && what.fields.some(({ path }) => touches(path)))
  if (last === undefined) return null
  return <p>{t("job.conflictBy", { who: last.by?.name ?? t("change.system"), when: moment(last.at) })}</p>
}
