import { Button } from "#ui/Button.tsx"
import { Callout } from "#ui/Callout.tsx"
import { FormProblems } from "#web/forms/FormProblems.tsx"
import { inTheWay } from "#web/jobs/stage/nextStep.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { JobDraftBanner } from "./JobDraftBanner.tsx"
import { useFieldName } from "./useFieldName.ts"
import type { JobMoney } from "./useJobMoney.ts"
import type { OpenJob } from "./useOpenJob.ts"
import type { SaveJob } from "./useSaveJob.ts"

/** What needs a look before anything else: an unsaved draft, prices that are too old, fields that are wrong. */
export function JobNotes({ open, money, saving }: { readonly open: OpenJob; readonly money: JobMoney; readonly saving: SaveJob }) {
  const { t } = useWords()
  const { day } = useFormats()
  const nameOf = useFieldName()
  const { form, job } = open
  const isOld = job?.stage === "quote" && inTheWay(job, form.values, form.isDirty, "workorder", money.today)?._tag === "QuoteTooOld"
  return (
    <>
      <JobDraftBanner open={open} />
      {isOld && (
        <Callout tone="warning" title={t("job.quoteTooOld", { day: day(job.quotedOn) })} actions={<Button size="small" onPress={() => saving.save()} isPending={saving.isSaving}>{t("job.confirmPrices")}</Button>} />
      )}
      <FormProblems refused={saving.refused.errors} times={saving.refused.times} errors={form.errors} nameOf={(path) => ({ label: nameOf(path), isChoice: path.endsWith("Id") })} />
    </>
  )
}
