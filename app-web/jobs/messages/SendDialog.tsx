import { useState } from "react"
import type { Job } from "#domain/jobs/Job.ts"
import type { Channel, MessageTemplate } from "#domain/messages/Message.ts"
import { getMessageDraft, listMessages } from "#domain/messages/messagesApi.ts"
import { sendable } from "#domain/messages/maySend.ts"
import { Dialog } from "#ui/Dialog.tsx"
import { SegmentedControl } from "#ui/SegmentedControl.tsx"
import { Select } from "#ui/Select.tsx"
import { Skeleton } from "#ui/Skeleton.tsx"
import { useQueryOf } from "#web/api/useQueryOf.ts"
import { LoadFailed } from "#web/lists/LoadFailed.tsx"
import { languageNames, languages } from "#web/words/languages.ts"
import { useWords } from "#web/words/useWords.ts"
import { useSpeech } from "#web/words/WordsProvider.tsx"
import { SendForm } from "./SendForm.tsx"
import "./MessagesSection.css"

/** Writes to the customer: which way, what, in which language (theirs the last time), in the shop's words, with the paper beside it. */
export function SendDialog({ job, onClose }: { readonly job: Job; readonly onClose: () => void }) {
  const { t, of } = useWords()
  const spoken = useSpeech().language
  const before = useQueryOf(listMessages, { id: job.id })
  const [chosen, setLanguage] = useState<typeof spoken>()
  const [channel, setChannel] = useState<Channel>("email")
  const [template, setTemplate] = useState<MessageTemplate>(sendable(job)[0] ?? "quote")
  const language = chosen ?? before.data?.find(({ isTest }) => !isTest)?.language ?? spoken
  const draft = useQueryOf(getMessageDraft, { id: job.id, channel, template, language }, { enabled: !before.isPending })
  return (
    <Dialog title={t("messages.send")} closeLabel={t("close")} size="large" isOpen isDismissable={false} onOpenChange={(isOpen) => { if (!isOpen) onClose() }}>
      <div className="SendFields">
        <div className="SendChoices">
          <SegmentedControl label={t("messages.channel")} value={channel} onChange={setChannel} options={[{ value: "email", label: of("channel", "email") }, { value: "sms", label: of("channel", "sms") }]} />
          <Select label={t("messages.what")} value={template} onChange={(next) => setTemplate(next ?? template)} options={sendable(job).map((one) => ({ value: one, label: of("messageTemplate", one) }))} />
          <Select label={t("messages.language")} value={language} onChange={(next) => setLanguage(next ?? language)} options={Object.values(languages).map((one) => ({ value: one, label: languageNames[one] }))} />
        </div>
        {draft.error !== null && <LoadFailed failure={draft.error} onRetry={() => void draft.refetch()} />}
        {draft.data === undefined
          ? !draft.isError && <Skeleton />
          : <SendForm key={`${channel} ${template} ${language} ${draft.data.body}`} job={job} of={{ channel, template, language }} draft={draft.data} onClose={onClose} />}
      </div>
    </Dialog>
  )
}
