import { Schema } from "effect"
import type { Job } from "#domain/jobs/Job.ts"
import { TimeFrame } from "#domain/jobs/JobDraft.ts"
import { getJob, listJobs, postWorkOrder } from "#domain/jobs/jobsApi.ts"
import { Day } from "#domain/shared/Day.ts"
import { Button } from "#ui/Button.tsx"
import { DatePicker } from "#ui/DatePicker.tsx"
import { Dialog } from "#ui/Dialog.tsx"
import { Form } from "#ui/Form.tsx"
import { Select } from "#ui/Select.tsx"
import { useForm } from "#web/api/useForm.ts"
import { useSend } from "#web/api/useSend.ts"
import type { OpenJob } from "#web/jobs/form/useOpenJob.ts"
import { useSay } from "#web/shell/useSay.ts"
import { useWords } from "#web/words/useWords.ts"

const Accepted = Schema.Struct({ date: Day, timeFrame: TimeFrame })
const frames = ["morning", "afternoon"] as const

/** The customer said yes: when does the glass go in? */
export function TurnIntoWorkOrder({ open, job, onClose }: { readonly open: OpenJob; readonly job: Job; readonly onClose: () => void }) {
  const { t, of } = useWords()
  const say = useSay()
  const form = useForm(Accepted, { date: job.install.date, timeFrame: job.install.timeFrame })
  const { send, isPending } = useSend(postWorkOrder, {
    refreshes: [listJobs, getJob],
    onDone: (ordered) => {
      open.adopt(ordered)
      say({ kind: "success", text: t("step.nowWorkOrder", { number: ordered.number }) })
      onClose()
    },
    onFailure: (failure) => {
      if (failure._tag === "JobChanged") open.adopt(failure.current)
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
      onOpenChange={(isOpen) => { if (!isOpen) onClose() }}
      footer={
        <>
          <Button onPress={onClose}>{t("cancel")}</Button>
          <Button variant="primary" onPress={turn} isPending={isPending}>{t("step.toWorkOrder")}</Button>
        </>
      }
    >
      <Form onSubmit={(event) => { event.preventDefault(); turn() }}>
        <p>{t("step.toWorkOrderHint")}</p>
        <DatePicker {...form.field("date", t("install.date"))} isRequired autoFocus />
        <Select
          {...form.field("timeFrame", t("install.timeFrame"))}
          noneLabel={t("install.anyTime")} placeholder={t("install.anyTime")}
          options={frames.map((value) => ({ value, label: of("timeFrame", value) }))}
          value={form.values.timeFrame === "" ? null : form.values.timeFrame}
          onChange={(frame) => form.set("timeFrame", frame ?? "")}
        />
      </Form>
    </Dialog>
  )
}
