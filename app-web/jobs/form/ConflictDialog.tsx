import "./ConflictDialog.css"
import { Button } from "#ui/Button.tsx"
import { Dialog } from "#ui/Dialog.tsx"
import { useWords } from "#web/words/useWords.ts"
import type { JobLookups } from "#web/jobs/form/useLookups.ts"
import { useFieldName } from "#web/jobs/form/useFieldName.ts"
import { usePartText } from "#web/jobs/form/usePartText.ts"
import type { SaveJob } from "#web/jobs/form/useSaveJob.ts"
import type { Job } from "#domain/jobs/Job.ts"
import { useChanges } from "#web/jobs/changes/useChanges.ts"
import { useFormats } from "#web/words/useFormats.ts"

/** Two people changed the same: both versions side by side, and one of them to stay. */
export function ConflictDialog({ saving, lookups }: { readonly saving: SaveJob; readonly lookups: JobLookups }) {
  const { t } = useWords()
  const nameOf = useFieldName()
  const textOf = usePartText(lookups)
  const { conflict } = saving
  if (conflict === undefined) return null
  const { merged, clashes, joining, now, current, keepMine, takeTheirs, postpone } = conflict
  return (
    <Dialog
      title={t("job.conflict")}
      size="large"
      closeLabel={t("close")}
      isOpen
      isDismissable={false}
      onOpenChange={(isOpen) => {
        if (!isOpen) postpone()
      }}
      footer={
        <>
          <Button onPress={takeTheirs}>{t("job.takeTheirs")}</Button>
          <Button variant="primary" onPress={keepMine}>
            {t("job.keepMine")}
          </Button>
        </>
      }
    >
      <p>{t("job.conflictHint")}</p>
      <WhoSaved job={current} parts={clashes} />
      <table className="Conflict">
        <caption className="hidden-text">{t("job.conflict")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("job.field")}</th>
            <th scope="col">{t("job.mine")}</th>
            <th scope="col">{t("job.theirs")}</th>
          </tr>
        </thead>
        <tbody>
          {clashes.map((part) => (
            <tr key={part}>
              <th scope="row">{nameOf(part)}</th>
              <td data-title={t("job.mine")}>{textOf(merged, part)}</td>
              <td data-title={t("job.theirs")}>{textOf(now, part)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {joining.length > 0 && (
        <p className="Quiet">{t("job.alsoChanged", { fields: joining.map(nameOf).join(", ") })}</p>
      )}
    </Dialog>
  )
}

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
