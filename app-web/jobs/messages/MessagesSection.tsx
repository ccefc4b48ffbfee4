import "./MessagesSection.css"
import { useQueryClient } from "@tanstack/react-query"
import { useEffect, useState } from "react"
import type { JobLink } from "#domain/documents/JobLinks.ts"
import { listJobChanges } from "#domain/job-changes/jobChangesApi.ts"
import { listJobLinks } from "#domain/job-links/jobLinksApi.ts"
import type { Job, QuoteAnswer } from "#domain/jobs/Job.ts"
import { getJob } from "#domain/jobs/jobsApi.ts"
import { sendableTemplates, sendBlocker } from "#domain/messages/canSend.ts"
import { listMessages } from "#domain/messages/messagesApi.ts"
import { Button } from "#ui/Button.tsx"
import { Callout } from "#ui/Callout.tsx"
import { IconButton } from "#ui/IconButton.tsx"
import { LoadFailed, useFailureText } from "#web/api/LoadFailed.tsx"
import { useApiQuery } from "#web/api/useApiQuery.ts"
import { useIsDirty } from "#web/forms/useForm.ts"
import { JobSection } from "#web/jobs/form/JobSection.tsx"
import type { JobFormStore } from "#web/jobs/form/useOpenJob.ts"
import { isLive } from "#web/live/liveState.ts"
import { lazyPart } from "#web/loading/lazyPart.tsx"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { MessageHistory } from "./MessageHistory.tsx"

/** Polling interval in milliseconds while a message is being delivered and no live updates arrive. */
const lookAgain = 3_000

/** Messages sent to the customer, their delivery state, and the customer's replies. */
export function MessagesSection({ job, form }: { readonly job: Job; readonly form: JobFormStore }) {
  const isDirty = useIsDirty(form)
  const { t } = useWords()
  const { moment } = useFormats()
  const messages = useApiQuery(listMessages, { id: job.id })
  const links = useApiQuery(listJobLinks, { id: job.id })
  const isOnTheWay = messages.data?.some(({ state }) => state === "queued") === true
  const { refetch } = messages
  useEffect(() => {
    if (!isOnTheWay) return
    const looking = setInterval(() => {
      if (!isLive()) void refetch()
    }, lookAgain)
    return () => clearInterval(looking)
  }, [isOnTheWay, refetch])
  useFollowCustomer(links.data)
  const trouble = messages.error ?? links.error
  const callback = links.data?.find(({ callbackAt }) => callbackAt !== null)
  return (
    <JobSection
      id="messages"
      title={t("messages.title")}
      summary={messages.data === undefined ? "" : t("messages.count", { count: messages.data.length })}
      actions={sendableTemplates(job).length > 0 && <SendButton job={job} isDirty={isDirty} />}
    >
      <div className="Messages">
        {job.answer !== null && <CustomerAnswer answer={job.answer} />}
        {callback !== undefined && callback.callbackAt !== null && (
          <Callout tone="warning" title={t("messages.callback", { when: moment(callback.callbackAt) })}>
            {callback.callbackNote !== "" && <p>{callback.callbackNote}</p>}
          </Callout>
        )}
        {trouble !== null && (messages.data === undefined || links.data === undefined) ? (
          <LoadFailed
            failure={trouble}
            onRetry={() => {
              void messages.refetch()
              void links.refetch()
            }}
          />
        ) : (
          messages.data !== undefined && <MessageHistory job={job} messages={messages.data} links={links.data ?? []} />
        )}
      </div>
    </JobSection>
  )
}

const words = { accepted: "messages.accepted", declined: "messages.declined" } as const

/** The customer's answer to the current quote. */
function CustomerAnswer({ answer: { kind, by, at, reason } }: { readonly answer: QuoteAnswer }) {
  const { t } = useWords()
  const { moment } = useFormats()
  return (
    <Callout tone={kind === "accepted" ? "success" : "warning"} title={t(words[kind], { by, when: moment(at) })}>
      {reason !== "" && <p>{reason}</p>}
    </Callout>
  )
}

/** The id of the send button in the job's header. */
export const sendButtonId = "job-send"

const SendDialog = lazyPart(() => import("./SendDialog.tsx"), "SendDialog", "idle")

interface SendButtonProps {
  readonly job: Job
  readonly isDirty: boolean
  readonly isNarrow?: boolean
  readonly id?: string
}

/**
 * Opens the dialog to send the job to the customer. Only the saved state is sent; until that is possible, the button
 * shows what is missing.
 */
export function SendButton({ job, isDirty, isNarrow = false, id }: SendButtonProps) {
  const { t } = useWords()
  const [isOpen, setOpen] = useState(false)
  const textOf = useFailureText()
  const blocker = isDirty ? undefined : sendBlocker(job)
  const isDisabled = isDirty || blocker !== undefined
  const reason = isDirty ? t("messages.saveFirst") : blocker && textOf(blocker)
  const label = isDirty ? t("step.saveFirst") : (reason ?? t("messages.send"))
  const named = id === undefined ? {} : { id }
  return (
    <>
      {isNarrow ? (
        <IconButton
          {...named}
          icon="mail"
          label={label}
          variant="secondary"
          isDisabled={isDisabled}
          onPress={() => setOpen(true)}
        />
      ) : (
        <>
          {reason !== undefined && id === undefined && <span className="Quiet">{reason}</span>}
          <Button {...named} icon="mail" isDisabled={isDisabled} onPress={() => setOpen(true)}>
            {t("messages.send")}
          </Button>
        </>
      )}
      {isOpen && <SendDialog job={job} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Polling interval in milliseconds for the open job of a customer with a link, while no live updates arrive. */
const every = 10_000

const felt = [getJob, listJobLinks, listMessages, listJobChanges]

/**
 * Shows what the customer does with a link on the open job within seconds, as long as the link can be used to answer or
 * pay.
 */
const useFollowCustomer = (links: ReadonlyArray<JobLink> | undefined) => {
  const queries = useQueryClient()
  const mayAct = links?.some(({ revokedAt }) => revokedAt === null) === true
  useEffect(() => {
    if (!mayAct) return
    const timer = setInterval(() => {
      if (document.visibilityState === "hidden" || isLive()) return
      for (const { name } of felt) void queries.invalidateQueries({ queryKey: [name] })
    }, every)
    return () => clearInterval(timer)
  }, [mayAct, queries])
}
