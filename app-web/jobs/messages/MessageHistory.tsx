import type { JobLink } from "#domain/documents/JobLink.ts"
import type { Job } from "#domain/jobs/Job.ts"
import type { Message } from "#domain/messages/Message.ts"
import { Icon } from "#ui/Icon.tsx"
import { StatusDot } from "#ui/StatusDot.tsx"
import { useMissing } from "#web/shell/useMissing.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { LinkFacts } from "./LinkFacts.tsx"

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

/**
 * Every message about the job, the latest first: to whom, how far it came and why no further, and what its link saw.
 */
export function MessageHistory({ job, messages, links }: MessageHistoryProps) {
  const { t, of } = useWords()
  const { moment } = useFormats()
  const missing = useMissing(messages.some(({ state }) => state === "queued"))
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
