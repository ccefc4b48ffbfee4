import { memo, useEffect } from "react"
import type { Job } from "#domain/jobs/Job.ts"
import { listJobLinks } from "#domain/job-links/jobLinksApi.ts"
import { listMessages } from "#domain/messages/messagesApi.ts"
import { sendable } from "#domain/messages/maySend.ts"
import { Callout } from "#ui/Callout.tsx"
import { useQueryOf } from "#web/api/useQueryOf.ts"
import { JobSection } from "#web/jobs/form/JobSection.tsx"
import { LoadFailed } from "#web/lists/LoadFailed.tsx"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { CustomerAnswer } from "./CustomerAnswer.tsx"
import { MessageHistory } from "./MessageHistory.tsx"
import { SendButton } from "./SendButton.tsx"
import { useFollowCustomer } from "./useFollowCustomer.ts"
import "./MessagesSection.css"

/** Milliseconds between looks while a message is on its way. */
const lookAgain = 3_000

/** What was sent to the customer, what became of it, and what they said. */
export const MessagesSection = memo(
  function MessagesSection({ job, isDirty }: { readonly job: Job; readonly isDirty: boolean }) {
    const { t } = useWords()
    const { moment } = useFormats()
    const messages = useQueryOf(listMessages, { id: job.id })
    const links = useQueryOf(listJobLinks, { id: job.id })
    const isOnTheWay = messages.data?.some(({ state }) => state === "queued") === true
    const { refetch } = messages
    useEffect(() => {
      if (!isOnTheWay) return
      const looking = setInterval(() => void refetch(), lookAgain)
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
        actions={sendable(job).length > 0 && <SendButton job={job} isDirty={isDirty} />}
      >
        <div className="Messages">
          {job.answer !== null && <CustomerAnswer answer={job.answer} />}
          {callback !== undefined && callback.callbackAt !== null && (
            <Callout tone="warning" title={t("messages.callback", { when: moment(callback.callbackAt) })}>
              {callback.callbackNote !== "" && <p>{callback.callbackNote}</p>}
            </Callout>
          )}
          {trouble !== null ? (
            <LoadFailed
              failure={trouble}
              onRetry={() => {
                void messages.refetch()
                void links.refetch()
              }}
            />
          ) : (
            messages.data !== undefined && (
              <MessageHistory job={job} messages={messages.data} links={links.data ?? []} />
            )
          )}
        </div>
      </JobSection>
    )
  },
  (before, after) => before.job === after.job && before.isDirty === after.isDirty
)
