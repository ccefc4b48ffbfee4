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
import { useSend } from "#web/api/useSend.ts"
import { useToast } from "#web/page/useToast.ts"
import { languageName } from "#domain/words/languages.ts"
import { useWords } from "#web/words/useWords.ts"
import type { getMessageDraft } from "#domain/messages/messagesApi.ts"
import { smsSegments } from "#domain/messages/smsSegments.ts"

/** A message as the server composed it for this job, with whether its phone may be texted. */
export type ComposedMessage = (typeof getMessageDraft)["output"]["Type"]

interface WordingTyped {
  readonly subject: string
  readonly body: string
}

interface OwnWordingProps {
  readonly of: WordingOf
  /** The wording as it is, and what stands for each name in braces; undefined while it is asked for. */
  readonly draft: Pick<ComposedMessage, "wording" | "values"> | undefined
  /** The calls that tell the wording. */
  readonly refreshes: ReadonlyArray<Pick<Endpoint, "name">>
  /** Above the fields: which way and in which language. */
  readonly choices?: ReactNode
  readonly onClose: () => void
}

/** The shop's own wording of a message, for all jobs, with the facts of one to see how it reads. */
export function OwnWording({ of: which, draft, refreshes, choices, onClose }: OwnWordingProps) {
  const { t, of } = useWords()
  const showToast = useToast()
  const textOf = useFailureText()
  // What was typed for another language stays while one looks at this one.
  const [typed, setTyped] = useState<Readonly<Record<string, WordingTyped>>>({})
  const key = `${which.channel} ${which.template} ${which.language}`
  const { subject, body } = typed[key] ?? draft?.wording ?? { subject: "", body: "" }
  const type = (now: Partial<WordingTyped>) => setTyped({ ...typed, [key]: { subject, body, ...now } })
  const { send, isPending, failure } = useSend(postMessageWording, {
    refreshes,
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

/** As long as a link is: the shop's host and 43 letters. */
const link = `${location.origin}/document/${"x".repeat(43)}`

/**
 * What a text costs: its length with the link, in how many parts it goes out, and whether a sign outside the alphabet
 * makes it dear.
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
