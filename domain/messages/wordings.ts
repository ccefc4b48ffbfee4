import { Effect, Schema } from "effect"
import type { DocumentLanguage } from "#domain/shared/DocumentLanguage.ts"
import { TenantSettings } from "#domain/tenants/TenantSettings.ts"
import { unknownVariables } from "./fillTemplate.ts"
import type { Channel, MessageTemplate } from "./MessageTemplate.ts"
import { VariableUnknown } from "./messageFailures.ts"
import { messageTextsOf } from "./messageTextsOf.ts"

/** A message's wording with variables in braces; `subject` is "" for text messages. */
export interface Wording {
  readonly subject: string
  readonly body: string
}

/** Identifies a wording by template, channel and language. */
export interface WordingOf {
  readonly template: MessageTemplate
  readonly channel: Channel
  readonly language: DocumentLanguage
}

const group = "Messages"
const keyOf = ({ template, channel, language }: WordingOf) => `${template}.${channel}.${language}`
const Kept = Schema.fromJsonString(Schema.Struct({ subject: Schema.String, body: Schema.String }))

/** The product's default wording. */
const usual = ({ template, channel, language }: WordingOf): Wording => {
  const t = messageTextsOf[language]
  return { subject: channel === "sms" ? "" : t(`${template}.email.subject`), body: t(`${template}.${channel}.body`) }
}

/** Returns the shop's own wording from its settings, or the default. */
export const wordingOf = Effect.fnUntraced(function* (of: WordingOf) {
  const kept = (yield* (yield* TenantSettings).list).find(
    (one) => one.group === group && one.groupKey === keyOf(of) && one.value !== ""
  )
  const own = kept === undefined ? undefined : Schema.decodeUnknownSync(Kept)(kept.value)
  return { ...(own ?? usual(of)), isOwn: own !== undefined }
})

/** Saves the shop's own wording; an empty body restores the default. */
export const saveWording = Effect.fn("saveWording")(function* ({ subject, body, ...of }: WordingOf & Wording) {
  const unknown = [subject, body].flatMap((text) => unknownVariables(text, of.template))
  if (unknown.length > 0)
    return yield* new VariableUnknown({ names: [...new Set(unknown)].map((name) => `{${name}}`).join(", ") })
  const value = body.trim() === "" ? "" : Schema.encodeSync(Kept)({ subject, body })
  yield* (yield* TenantSettings).save({ group, groupKey: keyOf(of), value })
  return yield* wordingOf(of)
})
