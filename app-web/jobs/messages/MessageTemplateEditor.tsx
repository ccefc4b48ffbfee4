import { type ReactNode, useState } from "react"
import type { Endpoint } from "#domain/contract/Endpoint.ts"
import { fillTemplate, unknownVariables } from "#domain/messages/fillTemplate.ts"
import { postMessageWording } from "#domain/messages/wordingsApi.ts"
import type { WordingOf } from "#domain/messages/wordings.ts"
import { Button } from "#ui/Button.tsx"
import { Callout } from "#ui/Callout.tsx"
import { Dialog } from "#ui/Dialog.tsx"
import { TextArea } from "#ui/TextArea.tsx"
import { TextField } from "#ui/TextField.tsx"
import { useFailureText } from "#web/api/LoadFailed.tsx"
import { useApiMutation } from "#web/api/useApiMutation.ts"
import { useToast } from "#web/page/useToast.ts"
import { languageName } from "#domain/words/languages.ts"
import { useWords } from "#web/words/useWords.ts"
import type { getMessageDraft } from "#domain/messages/messagesApi.ts"
import { smsSegments } from "#domain/messages/smsSegments.ts"

/** A message as composed by the server for this job, including whether its phone number may be texted. */
export type ComposedMessage = (typeof getMessageDraft)["output"]["Type"]

interface TemplateValues {
  readonly subject: string
  readonly body: string
}

interface MessageTemplateEditorProps {
  readonly of: WordingOf
  /** The current wording and the value of each variable in braces; undefined while loading. */
  readonly draft: Pick<ComposedMessage, "wording" | "values"> | undefined
  /** Endpoints that return the wording. */
  readonly refreshes: ReadonlyArray<Pick<Endpoint, "name">>
  /** Content above the fields, for choosing channel and language. */
  readonly choices?: ReactNode
  readonly onClose: () => void
}

/** Edits the shop's wording of a message for all jobs, with a preview based on one job. */
export function MessageTemplateEditor({ of: which, draft, refreshes, choices, onClose }: MessageTemplateEditorProps) {
  const { t, of } = useWords()
  const showToast = useToast()
  const textOf = useFailureText()
  // Keeps the edits of each language while another one is shown.
  const [typed, setTyped] = useState<Readonly<Record<string, TemplateValues>>>({})
  const key = `${which.channel} ${which.template} ${which.language}`
  const { subject, body } = typed[key] ?? draft?.wording ?? { subject: "", body: "" }
  const type = (now: Partial<TemplateValues>) => setTyped({ ...typed, [key]: { subject, body, ...now } })
  const { send, isPending, failure } = useApiMutation(postMessageWording, {
    invalidates: refreshes,
    onDone: () => {
      showToast({ kind: "success", text: t("messages.wordingKept") })
      onClose()
    },
    onFailure: () => true
  })
  const values = Object.fromEntries((draft?.values ?? []).map(({ name, value }) => [name, value]))
  const unknown = [subject, body].flatMap((text) => unknownVariables(text, which.template))
  const isSms = which.channel === "sms"
  return (
    <Dialog
      title={t("messages.wordingOf", {
        what: of("messageTemplate", which.template),
        channel: of("channel", which.channel),
        language: languageName(which.language)
      })}
      closeLabel={t("close")}
      size="medium"
      isOpen
      isDismissable={false}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      footer={
        <>
          {draft?.wording.isOwn === true && (
            <Button variant="quiet" icon="undo" onPress={() => send({ ...which, subject: "", body: "" })}>
              {t("messages.wordingUsual")}
            </Button>
          )}
          <Button onPress={onClose} isDisabled={isPending}>
            {t("cancel")}
          </Button>
          <Button
            variant="primary"
            isPending={isPending}
            isDisabled={unknown.length > 0 || body.trim() === ""}
            onPress={() => send({ ...which, subject, body })}
          >
            {t("save")}
          </Button>
        </>
      }
    >
      <div className="SendFields">
        {choices}
        {!isSms && (
          <TextField
            label={t("messages.subject")}
            value={subject}
            onChange={(subject) => type({ subject })}
            maxLength={200}
          />
        )}
        <TextArea
          label={t("messages.body")}
          value={body}
          onChange={(body) => type({ body })}
          rows={8}
          maxLength={5000}
          description={t("messages.variables", {
            names: [...Object.keys(values), "link"].map((name) => `{${name}}`).join(" ")
          })}
          errorMessage={
            unknown.length === 0
              ? ""
              : t("failure.VariableUnknown", { names: unknown.map((name) => `{${name}}`).join(" ") })
          }
        />
        {isSms && <SmsSize text={fillTemplate(body, values)} />}
        <p className="SendWording" aria-label={t("messages.preview")} role="note">
          {fillTemplate(body, values)}
        </p>
        {failure !== undefined && <Callout tone="danger" isLive title={textOf(failure)} />}
      </div>
    </Dialog>
  )
}

/** A placeholder as long as a real link: the shop's host and a 43-character token. */
const link = `${location.origin}/document/${"x".repeat(43)}`

/**
 * The size of a text message: its length including the link, the number of segments, and whether characters outside the
 * GSM alphabet make it more expensive.
 */
export function SmsSize({ text }: { readonly text: string }) {
  const { t } = useWords()
  const { alphabet, segments, used } = smsSegments(fillTemplate(text, { link }))
  return (
    <p className="SendSize" role="status">
      {t("messages.smsSize", { used, segments })}
      {alphabet === "ucs2" && <> {t("messages.smsDear")}</>}
    </p>
  )
}
