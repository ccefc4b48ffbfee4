import { Button } from "#ui/Button.tsx"
import { Callout } from "#ui/Callout.tsx"
import { DraftOffer } from "#web/forms/DraftOffer.tsx"
import { FormProblems } from "#web/forms/FormProblems.tsx"
import { repricedLines } from "#web/jobs/parts/repricedLines.ts"
import { inTheWay } from "#web/jobs/stage/nextStep.ts"
import { StageNotes } from "#web/jobs/stage/StageNotes.tsx"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { useFieldName } from "./useFieldName.ts"
import type { JobMoney } from "./useJobMoney.ts"
import type { OpenJob } from "./useOpenJob.ts"
import type { JobLookups } from "./useLookups.ts"
import type { SaveJob } from "./useSaveJob.ts"

export interface JobNotesProps {
  readonly open: OpenJob
  readonly lookups: JobLookups
  readonly money: JobMoney
  readonly saving: SaveJob
}

/** What needs a look before anything else: an unsaved draft, prices that are too old, fields that are wrong. */
export function JobNotes({ open, lookups: { profile }, money, saving }: JobNotesProps) {
  const { t } = useWords()
  const { day } = useFormats()
  const nameOf = useFieldName()
  const { form, job, latest } = open
  const isOld =
    job?.stage === "quote" && inTheWay(job, form.values, form.isDirty, "workorder", money.today)?._tag === "QuoteTooOld"
  const priceAnew = () => {
    if (profile !== undefined) form.set("lines", repricedLines(latest.current.lines, profile))
    saving.save()
  }
  return (
    <>
      <DraftOffer draft={open.draft} restore={open.restore} />
      {isOld && (
        <Callout
          tone="warning"
          title={t("job.quoteTooOld", { day: day(job.quotedOn) })}
          actions={
            <>
              <Button size="small" onPress={() => saving.save()} isPending={saving.isSaving}>
                {t("job.confirmPrices")}
              </Button>
              {profile !== undefined && (
                <Button size="small" variant="quiet" onPress={priceAnew} isPending={saving.isSaving}>
                  {t("job.priceAnew")}
                </Button>
              )}
            </>
          }
        />
      )}
      <StageNotes job={job} />
      <FormProblems
        refused={saving.refused.errors}
        times={saving.refused.times}
        errors={form.errors}
        nameOf={(path) => ({ label: nameOf(path), isChoice: path.endsWith("Id") })}
      />
    </>
  )
}
