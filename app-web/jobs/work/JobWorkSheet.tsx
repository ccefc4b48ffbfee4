import "./JobWorkSheet.css"
import { useState } from "react"
import { getJob, listJobs } from "#domain/jobs/jobsApi.ts"
import { type JobWork } from "#domain/jobs/JobWork.ts"
import { JobWorkDraft, putJobWork } from "#domain/jobs/jobStepsApi.ts"
import { hasStep } from "#domain/jobs/stageRules.ts"
import type { Location } from "#domain/locations/Location.ts"
import { Button } from "#ui/Button.tsx"
import { Callout } from "#ui/Callout.tsx"
import { PageHeader } from "#ui/PageHeader.tsx"
import { Switch } from "#ui/Switch.tsx"
import { TextArea } from "#ui/TextArea.tsx"
import { useApiMutation } from "#web/api/useApiMutation.ts"
import { DraftOffer } from "#web/forms/DraftOffer.tsx"
import type { FormStore } from "#web/forms/FormStore.ts"
import { isCompatibleDraft } from "#web/forms/drafts.ts"
import { isSame } from "#web/forms/mergeValues.ts"
import { useDraft, useDraftState } from "#web/forms/useDraft.ts"
import { useForm } from "#web/forms/useForm.ts"
import { useSaveKey } from "#web/forms/useSaveKey.ts"
import { FilesSection } from "#web/jobs/files/FilesSection.tsx"
import { JobSection, useSectionFromUrl } from "#web/jobs/form/JobSection.tsx"
import { AdhesiveWarning } from "#web/jobs/parts/grid/LineMarks.tsx"
import { JobReminders } from "#web/jobs/reminders/JobReminders.tsx"
import { vehicleText } from "#web/jobs/vehicle/Vehicle.tsx"
import { narrow, useMedia } from "#web/page/useMedia.ts"
import { useToast } from "#web/page/useToast.ts"
import { useWords } from "#web/words/useWords.ts"
import { WorkFacts, WorkLines } from "./WorkFacts.tsx"
import { StepButton, useInstallStep, WorkProgress } from "./WorkProgress.tsx"

/**
 * A job for users who only install: the customer and vehicle, the place, the parts, and what the installer records. No
 * prices.
 */
export function JobWorkSheet({
  saved: opened,
  locations
}: {
  readonly saved: JobWork
  readonly locations: ReadonlyArray<Location>
}) {
  const { t, of } = useWords()
  const showToast = useToast()
  const [kept, setKept] = useState(opened)
  const [isStale, setStale] = useState(false)
  const form = useForm(JobWorkDraft, workDraftOf(opened))
  const isNarrow = useMedia(narrow)
  const draft = useWorkDraft(kept, form)
  const save = useApiMutation(putJobWork, {
    form,
    invalidates: [getJob, listJobs],
    onDone: (now) => {
      draft.clear()
      setKept(now)
      setStale(false)
      form.replace(workDraftOf(now), true)
      showToast({ kind: "success", text: t("work.saved") })
    },
    onFailure: (failure) => {
      if (failure._tag !== "JobWorkChanged") return
      setKept(failure.current)
      setStale(true)
      return true
    }
  })
  const isLocked = !hasStep(kept, "work")
  const send = () => {
    const work = form.check()
    if (work !== undefined && !isLocked) save.send({ id: kept.id, version: kept.version, ...work })
  }
  useSaveKey(send)
  useSectionFromUrl()
  const written = kept.lines.map((line) => ({ ...line, ...form.values.lines.find(({ id }) => id === line.id) }))
  // Unsaved edits are kept; only `complete` is updated by the step.
  const step = useInstallStep(kept, (now) => {
    setKept(now)
    if (form.isDirty) form.set("complete", now.install.complete)
    else form.replace(workDraftOf(now), true)
  })
  const isStepping = step.progress === "open" || step.progress === "started"
  const buttons = (
    <>
      <StepButton step={step} isPrimary={!form.isDirty} isWide={isNarrow} />
      {(!isNarrow || form.isDirty) && (
        <Button
          variant={form.isDirty || !isStepping ? "primary" : "secondary"}
          isWide={isNarrow}
          isDisabled={!form.isDirty}
          isPending={save.isPending}
          onPress={send}
        >
          {t("save")}
        </Button>
      )}
    </>
  )

  return (
    <div className="JobWork">
      <PageHeader
        back={{ label: t("jobs.title"), href: "/jobs/jobs-list" }}
        title={t("job.numbered", { number: kept.number })}
        about={`${kept.customerName} · ${vehicleText(kept.vehicle)}`}
        actions={!isLocked && !isNarrow && buttons}
      />
      {!isLocked && <DraftOffer {...draft} />}
      {isLocked && <Callout title={t("work.invoiced")} />}
      {isStale && (
        <Callout tone="warning" isLive title={t("work.changed")}>
          {t("work.changedHint")}
        </Callout>
      )}
      {kept.reworkOf !== null && (
        <Callout
          tone="warning"
          title={t("rework.of", {
            number: kept.reworkOf.number,
            cause: of("reworkCause", kept.reworkOf.cause)
          })}
        />
      )}
      {kept.reworks.map(({ id, number, cause }) => (
        <Callout key={id} tone="warning" title={t("rework.by", { number, cause: of("reworkCause", cause) })} />
      ))}
      <WorkProgress saved={kept} step={step} isLocked={isLocked} />
      <AdhesiveWarning lines={written} date={kept.install.date} />
      <JobSection id="where" title={t("work.where")} startsOpen>
        <WorkFacts job={kept} locations={locations} />
      </JobSection>
      <JobSection id="parts" title={t("work.parts")} startsOpen>
        <WorkLines job={kept} form={form} isLocked={isLocked} />
      </JobSection>
      <JobSection id="notes" title={t("install.notes")} startsOpen>
        <div className="JobWorkNotes">
          <TextArea {...form.field("notes", t("install.notes"))} isLabelHidden isReadOnly={isLocked} />
          <Switch {...form.tick("complete", t("work.complete"))} isDisabled={isLocked}>
            {t("work.complete")}
          </Switch>
        </div>
      </JobSection>
      <FilesSection job={kept} isDirty={form.isDirty} startsOpen />
      <JobReminders jobId={kept.id} />
      {isNarrow && (form.isDirty || isStepping) && !isLocked && <div className="JobWorkBar">{buttons}</div>}
    </div>
  )
}

/** Saves an installer's unsaved edits as a draft. Restoring applies them to the lines that still exist. */
const useWorkDraft = (kept: JobWork, form: FormStore<typeof JobWorkDraft>) => {
  const draft = useDraft(`work.${kept.id}`, form, (values) => values)
  const { found } = useDraftState(draft)
  const now = workDraftOf(kept)
  return {
    found: found && isCompatibleDraft(found.values, now) && !isSame(found.values, now) ? found : undefined,
    clear: draft.clear,
    restore: (typed: typeof now) => {
      form.replace({ ...typed, lines: now.lines.map((line) => typed.lines.find(({ id }) => id === line.id) ?? line) })
      draft.dismiss()
    }
  }
}

/** The values an installer may edit on a job, as saved. */
const workDraftOf = ({ lines, install: { notes, complete } }: JobWork): typeof JobWorkDraft.Encoded => ({
  lines: lines.map(({ id, status, dotNumber, adhesiveManufacturer, adhesiveLot, adhesiveExpiry }) => ({
    id,
    status,
    dotNumber,
    adhesiveManufacturer,
    adhesiveLot,
    adhesiveExpiry
  })),
  notes,
  complete
})
