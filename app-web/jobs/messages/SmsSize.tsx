import { fillTemplate } from "#domain/messages/fillTemplate.ts"
import { smsSegments } from "#domain/messages/smsSegments.ts"
import { useWords } from "#web/words/useWords.ts"

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
