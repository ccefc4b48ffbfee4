import { useState } from "react"
import { getMessageDraft, postSmsConsent } from "#domain/messages/messagesApi.ts"
import type { ConsentDraft } from "#domain/messages/SmsConsent.ts"
import { Button } from "#ui/Button.tsx"
import { Callout } from "#ui/Callout.tsx"
import { Select } from "#ui/Select.tsx"
import { useSend } from "#web/api/useSend.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"

/** A message as the server composed it for this job, with whether its phone may be texted. */
export type ComposedMessage = (typeof getMessageDraft)["output"]["Type"]

type Place = ConsentDraft["place"]
const places: ReadonlyArray<Place> = ["onThePhone", "inPerson", "onPaper", "online"]

/**
 * Whether this phone may be texted: since when, or why not, or the words to say to its owner, and where they agreed
 * (trade 1.2).
 */
export function AskConsent({ draft }: { readonly draft: ComposedMessage }) {
  const { t, of: word } = useWords()
  const { moment } = useFormats()
  const [place, setPlace] = useState<Place>("onThePhone")
  const { send, isPending } = useSend(postSmsConsent, { refreshes: [getMessageDraft] })
  const { consent, consentWords, maySms, to } = draft
  if (consent?.kind === "stopped")
    return (
      <Callout tone="danger" title={t("messages.stopped", { when: moment(consent.at) })}>
        <p>{t("messages.stoppedHint")}</p>
      </Callout>
    )
  if (maySms && consent !== null)
    return (
      <p className="SendSize">
        {consent.by === ""
          ? t("messages.resumed", { when: moment(consent.at) })
          : t("messages.agreed", {
              when: moment(consent.at),
              place: word("consentPlace", consent.place),
              by: consent.by
            })}
      </p>
    )
  return (
    <Callout tone="warning" title={t("messages.askFirst")}>
      <div className="SendFields">
        <p className="SendWording">{consentWords}</p>
        <Select
          label={t("messages.agreedWhere")}
          value={place}
          onChange={(next) => setPlace(next ?? place)}
          options={places.map((one) => ({ value: one, label: word("consentPlace", one) }))}
        />
        <div>
          <Button icon="check" isPending={isPending} onPress={() => send({ phone: to, place, wording: consentWords })}>
            {t("messages.customerAgrees")}
          </Button>
        </div>
      </div>
    </Callout>
  )
}
