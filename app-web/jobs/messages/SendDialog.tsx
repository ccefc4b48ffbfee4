import { useState } from "react"
import { listJobLinks } from "#domain/job-links/jobLinksApi.ts"
import type { Job } from "#domain/jobs/Job.ts"
import type { Channel, MessageTemplate } from "#domain/messages/MessageTemplate.ts"
import { getMessageDraft } from "#domain/messages/messagesApi.ts"
import { sendableTemplates, sendingFault } from "#domain/messages/canSend.ts"
import { getUsualDeposit } from "#domain/public-page/usualDepositApi.ts"
import { Dialog } from "#ui/Dialog.tsx"
import { SegmentedControl } from "#ui/SegmentedControl.tsx"
import { Select } from "#ui/Select.tsx"
import { Skeleton } from "#ui/Skeleton.tsx"
import { useApiQuery } from "#web/api/useApiQuery.ts"
import { languageOptions } from "#web/forms/LanguageSelect.tsx"
import { LoadFailed } from "#web/api/LoadFailed.tsx"
import { MissingNote, useMissingServices } from "#web/service-state/MissingNote.tsx"
import type { Language } from "#domain/words/languages.ts"
import { useWords } from "#web/words/useWords.ts"
import { SendForm } from "./SendForm.tsx"
import "./MessagesSection.css"

interface SendDialogProps {
  readonly job: Job
  /** The initially selected message; by default the most likely one. */
  readonly what?: MessageTemplate
  readonly onClose: () => void
}

/**
 * Sends a message to the customer: channel, message, language (the customer's, unless another is chosen) and the shop's
 * wording, next to a preview of the document.
 */
export function SendDialog({ job, what, onClose }: SendDialogProps) {
  const { t, of } = useWords()
  const ways = sendableTemplates(job)
  const first = what ?? ways.find((one) => sendingFault(job, one) === undefined) ?? "quote"
  const [chosen, setLanguage] = useState<Language>()
  const [asked, setChannel] = useState<Channel>()
  const missing = useMissingServices()
  const [template, setTemplate] = useState<MessageTemplate>(first)
  const theirs = useApiQuery(getMessageDraft, { id: job.id, channel: "email", template }).data
  const wanted = theirs?.preferredChannel ?? "email"
  const other = wanted === "email" ? "sms" : "email"
  const channel = asked ?? (missing.includes(wanted) && !missing.includes(other) ? other : wanted)
  const isMissing = missing.includes(channel)
  const links = useApiQuery(listJobLinks, { id: job.id })
  const usual = useApiQuery(getUsualDeposit, {})
  const draft = useApiQuery(getMessageDraft, {
    id: job.id,
    channel,
    template,
    ...(chosen === undefined ? {} : { language: chosen })
  })
  const language = chosen ?? draft.data?.language ?? theirs?.language
  return (
    <Dialog
      title={t("messages.send")}
      closeLabel={t("close")}
      size="wide"
      isOpen
      isDismissable={false}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <div className="SendFields">
        <div className="SendChoices">
          <SegmentedControl
            label={t("messages.channel")}
            value={channel}
            onChange={setChannel}
            options={[
              { value: "email", label: of("channel", "email") },
              { value: "sms", label: of("channel", "sms") }
            ]}
          />
          <Select
            label={t("messages.what")}
            value={template}
            onChange={(next) => setTemplate(next ?? template)}
            options={ways.map((one) => ({ value: one, label: of("messageTemplate", one) }))}
          />
          <Select
            label={t("messages.language")}
            value={language ?? null}
            onChange={(next) => setLanguage(next ?? chosen)}
            options={languageOptions}
          />
        </div>
        {isMissing && (
          <MissingNote service={channel} alternative={missing.includes("email") ? undefined : t("missing.byEmail")} />
        )}
        {draft.error !== null && <LoadFailed failure={draft.error} onRetry={() => void draft.refetch()} />}
        {draft.data === undefined || language === undefined || links.isPending || usual.isPending ? (
          !draft.isError && <Skeleton />
        ) : (
          <SendForm
            key={`${channel} ${template} ${language} ${draft.data.body}`}
            job={job}
            links={links.data ?? []}
            deposit={usual.data?.deposit ?? 0}
            of={{ channel, template, language }}
            draft={draft.data}
            isMissing={isMissing}
            onClose={onClose}
          />
        )}
      </div>
    </Dialog>
  )
}
