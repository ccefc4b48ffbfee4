import { Button } from "#ui/Button.tsx"
import { Callout } from "#ui/Callout.tsx"
import { ErrorSummary } from "#ui/ErrorSummary.tsx"
import { inTheWay } from "#web/jobs/stage/nextStep.ts"
import { errorText } from "#web/words/errorText.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { useFieldName } from "./useFieldName.ts"
import type { JobMoney } from "./useJobMoney.ts"
import type { OpenJob } from "./useOpenJob.ts"
import type { SaveJob } from "./useSaveJob.ts"

/** What needs a look before anything else: an unsaved draft, prices that are too old, fields that are wrong. */
export function JobNotes({ open, money, saving }: { readonly open: OpenJob; readonly money: JobMoney; readonly saving: SaveJob }) {
  const words = useWords()
  const { t } = words
  const { time, day } = useFormats()
  const nameOf = useFieldName()
  const { form, draft, job } = open
  const isOld = job?.stage === "quote" && inTheWay(job, form.values, form.isDirty, "workorder", money.today)?._tag === "QuoteTooOld"
  const isRefused = Object.keys(saving.refused).some((path) => form.errors[path] !== undefined)
  const problems = Object.entries(saving.refused).map(([name, [message = ""]]) => ({ name, message: errorText(words, message, { label: nameOf(name), isChoice: name.endsWith("Id") }) }))
  return (
    <>
      {draft.found !== undefined && (
        <Callout
          title={t("draft.found", { time: time(draft.found.savedAt) })}
          actions={<><Button size="small" variant="primary" onPress={open.restore}>{t("draft.restore")}</Button><Button size="small" variant="quiet" onPress={draft.clear}>{t("draft.discard")}</Button></>}
        />
      )}
      {isOld && (
        <Callout tone="warning" title={t("job.quoteTooOld", { day: day(job.quotedOn) })} actions={<Button size="small" onPress={() => saving.save()} isPending={saving.isSaving}>{t("job.confirmPrices")}</Button>} />
      )}
      {isRefused && <ErrorSummary title={t("form.problems", { count: problems.length })} problems={problems} />}
    </>
  )
}
