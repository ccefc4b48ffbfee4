import { useEffectEvent, useLayoutEffect } from "react"
import type { Quote, QuoteAnswer } from "#domain/jobs/Job.ts"
import { postWorkOrder } from "#domain/jobs/jobsApi.ts"
import { Button } from "#ui/Button.tsx"
import { Callout } from "#ui/Callout.tsx"
import { Keys } from "#ui/Keys.tsx"
import { useApiMutation } from "#web/api/useApiMutation.ts"
import { useDebouncedFields, useIsDirty } from "#web/forms/useForm.ts"
import type { OpenJob } from "#web/jobs/form/useOpenJob.ts"
import { singleKeys } from "#web/page/devicePreference.ts"
import { clickWhenReady } from "#web/page/focusNext.ts"
import { handlesOwnKeys } from "#web/page/handlesOwnKeys.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { blockersWith, nextStepId } from "./nextStep.ts"
import { afterStep, useStepToast } from "./StageChanges.tsx"

interface OrderAcceptedProps {
  readonly open: OpenJob
  readonly job: Quote
  readonly answer: QuoteAnswer
  /** In the location's time zone. */
  readonly today: string
}

/** The customer accepted the quote. One click or key turns it into a work order for the agreed date. */
export function OrderAccepted({ open, job, answer, today }: OrderAcceptedProps) {
  const { t, of } = useWords()
  const { clock, day, moment } = useFormats()
  const hasKeys = singleKeys.use()
  const isDirty = useIsDirty(open.form)
  const { lines } = useDebouncedFields(open.form, ["lines"]).values
  const isTurned = useStepToast(open)
  const { date, timeFrame, time } = job.install
  const { send, isPending } = useApiMutation(postWorkOrder, {
    invalidates: afterStep,
    onDone: (ordered) => isTurned(ordered, t("step.nowWorkOrder", { number: ordered.number })),
    onFailure: (failure) => {
      if (failure._tag === "JobChanged") return open.applySaved(failure.current)
      // Problems with the date or the schedule are fixed in the dialog that asks for the date.
      clickNextStep()
    }
  })
  const isBlocked = blockersWith(job, lines, "accept", { today }).length > 0
  const turn = () => {
    if (isPending || isBlocked) return
    if (isDirty || date === "") return clickNextStep()
    send({ id: job.id, version: job.version, date, timeFrame })
  }
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.repeat) return
    if (
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      event.key.toLowerCase() !== "w" ||
      handlesOwnKeys(event.target)
    )
      return
    event.preventDefault()
    turn()
  })
  // A layout effect, so that the shortcut works as soon as it is visible.
  useLayoutEffect(() => {
    if (!hasKeys) return
    const listen = (event: KeyboardEvent) => pressed(event)
    addEventListener("keydown", listen)
    return () => removeEventListener("keydown", listen)
  }, [hasKeys])
  const when = [
    date === "" ? "" : day(date),
    time !== "" ? clock(time) : timeFrame === "" ? "" : of("timeFrame", timeFrame)
  ].filter((text) => text !== "")
  return (
    <Callout
      tone="success"
      isLive
      title={t("messages.accepted", { by: answer.by, when: moment(answer.at) })}
      actions={
        isBlocked ? undefined : (
          <Button size="small" isPending={isPending} onPress={turn}>
            {`${t("step.toWorkOrder")}\u00a0`}
            {hasKeys && <Keys keys={["W"]} />}
          </Button>
        )
      }
    >
      {when.length === 0 ? undefined : when.join(", ")}
    </Callout>
  )
}

const clickNextStep = () => clickWhenReady(() => document.getElementById(nextStepId))
