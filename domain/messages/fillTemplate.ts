import { fillPlaceholders } from "#domain/words/translators.ts"
import type { MessageTemplate } from "./MessageTemplate.ts"

/** Variables available in a template's braces; `link` is filled in when the message is sent. */
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

/** Placeholder for the link in a message that has not been sent. */
export const linkPlaceholder = "{link}"

/** Fills a template's variables. Variables without a value stay visible, so that the sender notices them. */
export const fillTemplate = (template: string, values: TemplateValues): string => fillPlaceholders(template, values)

/** Variables known only to the on-the-way message: the installer and the arrival window. */
const onMyWayVariables: ReadonlyArray<string> = ["installer", "arrival"] satisfies ReadonlyArray<TemplateVariable>

/** Returns the names in braces that are not variables of this message. */
export const unknownVariables = (template: string, of: MessageTemplate): ReadonlyArray<string> =>
  [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!).filter((name) => !knows(of, name))

/** Variables known only to the work-done message: the work, and a sentence on when the vehicle may be driven. */
const workDoneVariables: ReadonlyArray<string> = ["work", "driveAway"] satisfies ReadonlyArray<TemplateVariable>

const knows = (of: MessageTemplate, name: string): boolean =>
  (templateVariables as ReadonlyArray<string>).includes(name) &&
  (of === "onMyWay" || !onMyWayVariables.includes(name)) &&
  (of === "done" || !workDoneVariables.includes(name))
