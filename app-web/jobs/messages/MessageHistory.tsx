import { useState } from "react"
import type { JobLink } from "#domain/documents/JobLinks.ts"
import { listJobChanges } from "#domain/job-changes/jobChangesApi.ts"
import { listJobLinks, postLinkRevoked } from "#domain/job-links/jobLinksApi.ts"
import { linkAmountDue } from "#domain/job-links/linkAmountDue.ts"
import type { Job } from "#domain/jobs/Job.ts"
import type { Message } from "#domain/messages/Message.ts"
import { Button } from "#ui/Button.tsx"
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx"
import { Icon } from "#ui/Icon.tsx"
import { StatusDot } from "#ui/StatusDot.tsx"
import { useApiMutation } from "#web/api/useApiMutation.ts"
import { useMissingServices } from "#web/service-state/MissingNote.tsx"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"

const tones = {
  queued: "neutral",
  sent: "accent",
  delivered: "success",
  failed: "danger",
  undelivered: "danger"
} as const
const icons = { email: "mail", sms: "phone" } as const

interface MessageHistoryProps {
  readonly job: Job
  readonly messages: ReadonlyArray<Message>
  readonly links: ReadonlyArray<JobLink>
}

/** All messages about the job, newest first: recipient, delivery state or failure, and the use of the link. */
export function MessageHistory({ job, messages, links }: MessageHistoryProps) {
  const { t, of } = useWords()
  const { moment } = useFormats()
  const missing = useMissingServices(messages.some(({ state }) => state === "queued"))
  if (messages.length === 0) return <p className="Quiet">{t("messages.none")}</p>
  return (
    <ul className="MessageList">
      {messages.map(({ id, at, by, channel, detail, isTest, linkId, state, template, to, trouble }) => {
        const link = links.find((one) => one.id === linkId)
        return (
          <li key={id}>
            <div className="MessageRow">
              <p className="MessageWhat">
                <Icon name={icons[channel]} size={14} label={of("channel", channel)} />{" "}
                {t(isTest ? "messages.testTo" : "messages.sentTo", { what: of("messageTemplate", template), to })}
              </p>
              <StatusDot tone={tones[state]} isHollow={state === "queued"}>
                {of("messageState", state)}
              </StatusDot>
            </div>
            <p className="MessageFacts">
              <span>
                {by === ""
                  ? t("messages.sentItself", { when: moment(at) })
                  : t("messages.byAt", { by, when: moment(at) })}
              </span>
              {link !== undefined && <LinkFacts job={job} link={link} />}
            </p>
            {trouble !== null && (
              <p className="MessageTrouble">
                {of("messageTrouble", trouble)}
                {detail !== "" && (
                  <>
                    {" "}
                    <span className="Quiet">({detail})</span>
                  </>
                )}
              </p>
            )}
            {trouble === null && state === "queued" && missing.includes(channel) && (
              <p className="MessageTrouble">{t("messages.notSent", { why: of("missing", channel) })}</p>
            )}
            {trouble === null && state === "queued" && !missing.includes(channel) && detail !== "" && (
              <p className="MessageTrouble">{t("messages.waiting", { why: detail })}</p>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** The use of a customer's link, with a button to revoke it. */
function LinkFacts({ job, link }: { readonly job: Job; readonly link: JobLink }) {
  const { t } = useWords()
  const { day, moment, money } = useFormats()
  const [isAsking, setAsking] = useState(false)
  const { send, isPending } = useApiMutation(postLinkRevoked, {
    invalidates: [listJobLinks, listJobChanges],
    onDone: () => setAsking(false)
  })
  const { openedAt, opened, revokedAt, expiresOn } = link
  const due = revokedAt === null ? linkAmountDue(link.asks, job) : 0
  return (
    <>
      <span>
        {openedAt === null ? t("messages.notOpened") : t("messages.opened", { when: moment(openedAt), count: opened })}
      </span>
      {due > 0 && <span>{t("messages.asks", { amount: money(due) })}</span>}
      {revokedAt === null ? (
        <>
          <span>{t("messages.opensUntil", { day: day(expiresOn) })}</span>
          <Button variant="link" size="small" onPress={() => setAsking(true)}>
            {t("messages.revoke")}
          </Button>
        </>
      ) : (
        <span>{t("messages.revoked", { when: moment(revokedAt) })}</span>
      )}
      <ConfirmDialog
        title={t("messages.revoke")}
        isOpen={isAsking}
        isPending={isPending}
        confirmLabel={t("messages.revoke")}
        cancelLabel={t("cancel")}
        onConfirm={() => send({ id: job.id, linkId: link.id })}
        onCancel={() => setAsking(false)}
      >
        <p>{t("messages.revokeHint")}</p>
      </ConfirmDialog>
    </>
  )
}
