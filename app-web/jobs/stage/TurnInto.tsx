import { Schema } from "effect"
import { type Job, withFacts } from "#domain/jobs/Job.ts"
import { TimeFrame } from "#domain/jobs/JobInstall.ts"
import { postWorkOrder, postInvoice } from "#domain/jobs/jobsApi.ts"
import { Day } from "#domain/shared/Day.ts"
import { Button } from "#ui/Button.tsx"
import { DatePicker } from "#ui/DatePicker.tsx"
import { Dialog } from "#ui/Dialog.tsx"
import { Form } from "#ui/Form.tsx"
import { Select } from "#ui/Select.tsx"
import { useForm } from "#web/forms/useForm.ts"
import { useSend } from "#web/api/useSend.ts"
import { bookedMessage } from "#web/jobs/install/DoubleBooking.tsx"
import { useClock } from "#web/jobs/install/useClock.ts"
import { useDayMessage } from "#web/jobs/form/useDayMessage.ts"
import type { Adopts } from "#web/jobs/form/useOpenJob.ts"
import { useWords } from "#web/words/useWords.ts"
import { afterStep, StageChanges, useStepTaken } from "./StageChanges.tsx"
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx"
import { useFormats } from "#web/words/useFormats.ts"

const Accepted = Schema.Struct({ date: Day, timeFrame: TimeFrame })
const frames = ["morning", "afternoon"] as const

/** The customer said yes: when does the glass go in? */
export function TurnIntoWorkOrder({
  open,
  job,
  onClose
}: {
  readonly open: Adopts
  readonly job: Job
  readonly onClose: () => void
}) {
  const { t, of } = useWords()
  const { clock } = useClock()
  const dayMessage = useDayMessage()
  const isTaken = useStepTaken(open)
  const form = useForm(Accepted, { date: job.install.date, timeFrame: job.install.timeFrame })
  const { send, isPending } = useSend(postWorkOrder, {
    form,
    refreshes: afterStep,
    onDone: (ordered) => {
      isTaken(ordered, t("step.nowWorkOrder", { number: ordered.number }))
      onClose()
    },
    onFailure: (failure) => {
      if (failure._tag === "JobChanged") open.adopt(failure.current)
      const refused =
        failure._tag === "DayOutOfRange"
          ? dayMessage(failure)
          : failure._tag === "InstallerBooked"
            ? bookedMessage("install.bookedThatDay", failure, clock)
            : failure._tag === "PlanRefused"
              ? "rule.closed"
              : undefined
      if (refused === undefined) return
      form.setServerErrors({ date: [refused] })
      return true
    }
  })
  const turn = () => {
    const accepted = form.check()
    if (accepted !== undefined) send({ id: job.id, version: job.version, ...accepted })
  }
  return (
    <Dialog
      title={t("step.toWorkOrder")}
      closeLabel={t("close")}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      footer={
        <>
          <Button onPress={onClose}>{t("cancel")}</Button>
          <Button variant="primary" onPress={turn} isPending={isPending}>
            {t("step.toWorkOrder")}
          </Button>
        </>
      }
    >
      <Form
        onSubmit={(event) => {
          event.preventDefault()
          turn()
        }}
      >
        <p>{t("step.toWorkOrderHint")}</p>
        <DatePicker {...form.field("date", t("install.date"))} isRequired autoFocus />
        <Select
          {...form.field("timeFrame", t("install.timeFrame"))}
          noneLabel={t("install.anyTime")}
          placeholder={t("install.anyTime")}
          options={frames.map((value) => ({ value, label: of("timeFrame", value) }))}
          value={form.values.timeFrame === "" ? null : form.values.timeFrame}
          onChange={(frame) => form.set("timeFrame", frame ?? "")}
        />
        <StageChanges
          job={withFacts(job, { install: { ...job.install, date: form.values.date } }, { disableChecks: true })}
          to="workorder"
          changes={[]}
          onLeave={onClose}
        />
      </Form>
    </Dialog>
  )
}

/** Asks before the invoice: what it changes, and what is still open on the job. */
export function TurnIntoInvoice({
  open,
  job,
  onClose
}: {
  readonly open: Adopts
  readonly job: Job
  readonly onClose: () => void
}) {
  const { t } = useWords()
  const { money } = useFormats()
  const isTaken = useStepTaken(open)
  const { send, isPending } = useSend(postInvoice, {
    refreshes: afterStep,
    onDone: (invoiced) => {
      isTaken(invoiced, t("step.nowInvoice", { number: invoiced.invoiceNumber }))
      onClose()
    },
    onFailure: (failure) => {
      if (failure._tag === "JobChanged") open.adopt(failure.current)
      onClose()
    }
  })
  return (
    <ConfirmDialog
      title={t("step.toInvoice")}
      isOpen
      isPending={isPending}
      confirmLabel={t("step.toInvoice")}
      cancelLabel={t("cancel")}
      onConfirm={() => send({ id: job.id, version: job.version })}
      onCancel={onClose}
    >
      <StageChanges
        job={job}
        to="invoice"
        onLeave={onClose}
        changes={[
          {
            label: t("jobs.invoiceNumber"),
            value: job.invoiceNumber === null ? t("step.nextNumber") : String(job.invoiceNumber)
          },
          { label: t("jobs.total"), value: t("step.totalStands", { total: money(job.totals.total) }) }
        ]}
      />
    </ConfirmDialog>
  )
}
