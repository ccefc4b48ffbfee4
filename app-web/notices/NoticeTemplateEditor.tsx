import { useState } from "react"
import { type NoticeKind, templateOf } from "#domain/messages/CustomerNotices.ts"
import { Channel } from "#domain/messages/MessageTemplate.ts"
import { getMessageWording } from "#domain/messages/wordingsApi.ts"
import { SegmentedControl } from "#ui/SegmentedControl.tsx"
import { Select } from "#ui/Select.tsx"
import { LoadFailed } from "#web/api/LoadFailed.tsx"
import { useApiQuery } from "#web/api/useApiQuery.ts"
import { languageOptions } from "#web/forms/LanguageSelect.tsx"
import { MessageTemplateEditor } from "#web/jobs/messages/MessageTemplateEditor.tsx"
import { useLocale } from "#web/words/WordsProvider.tsx"
import { useWords } from "#web/words/useWords.ts"

export interface NoticeTemplateEditorProps {
  readonly kind: NoticeKind | "quote" | "payLink" | "photos"
  /** The channel shown first. */
  readonly channel: Channel
  readonly onClose: () => void
}

/** The shop's own text of a message, per channel and language, with a preview. */
export function NoticeTemplateEditor({ kind, channel: first, onClose }: NoticeTemplateEditorProps) {
  const { t, of } = useWords()
  const { language: own } = useLocale()
  const [channel, setChannel] = useState(first)
  const [language, setLanguage] = useState(own)
  const which = {
    template: kind === "quote" || kind === "payLink" || kind === "photos" ? kind : templateOf[kind],
    channel,
    language
  } as const
  const { data, error, refetch } = useApiQuery(getMessageWording, which)
  return (
    <MessageTemplateEditor
      of={which}
      draft={data}
      refreshes={[getMessageWording]}
      onClose={onClose}
      choices={
        <>
          <div className="NoticeChoices">
            <SegmentedControl
              label={t("messages.channel")}
              value={channel}
              onChange={setChannel}
              options={Channel.literals.map((value) => ({ value, label: of("channel", value) }))}
            />
            <Select
              label={t("messages.language")}
              value={language}
              onChange={(next) => setLanguage(next ?? language)}
              options={languageOptions}
            />
          </div>
          {error !== null && <LoadFailed failure={error} onRetry={() => void refetch()} />}
        </>
      }
    />
  )
}
