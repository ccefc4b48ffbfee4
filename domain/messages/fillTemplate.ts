import { fill } from "#domain/words/talks.ts"
import type { MessageTemplate } from "./MessageTemplate.ts"

/** What stands in braces in a template; `link` is filled in when the message is sent. */
export const templateVariables = [
  "firstName",
  "shop",
  "shopPhone",
  "vehicle",
  "number",
  "total",
  "balance",
  "paid",
  "installDate",
  "appointment",
  "installer",
  "arrival",
  "work",
  "driveAway",
  "reviewLink",
  "link"
] as const
export type TemplateVariable = (typeof templateVariables)[number]

export type TemplateValues = Readonly<Partial<Record<TemplateVariable, string>>>

/** The link's place in a message that is not sent yet. */
export const linkPlace = "{link}"

/**
 * Puts values where a template names them; what has no value stays as it stands, so that nobody is sent half a sentence
 * unseen.
 */
export const fillTemplate = (template: string, values: TemplateValues): string => fill(template, values)

/** What only a message from the road knows: who is on the way, and when they arrive. */
const fromTheRoad: ReadonlyArray<string> = ["installer", "arrival"] satisfies ReadonlyArray<TemplateVariable>

/** Names in braces that mean nothing in a message. */
export const unknownVariables = (template: string, of: MessageTemplate): ReadonlyArray<string> =>
  [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!).filter((name) => !knows(of, name))

/** What only a message about finished work knows: what was done, and a sentence on when the vehicle may be driven. */
const fromTheWork: ReadonlyArray<string> = ["work", "driveAway"] satisfies ReadonlyArray<TemplateVariable>

const knows = (of: MessageTemplate, name: string): boolean =>
  (templateVariables as ReadonlyArray<string>).includes(name) &&
  (of === "onMyWay" || !fromTheRoad.includes(name)) &&
  (of === "done" || !fromTheWork.includes(name))
