import { Schema } from "effect"
import { field } from "#domain/shared/field.ts"
import { plainText, requiredText } from "#domain/shared/PlainText.ts"
import { savesField, versionField } from "#domain/shared/RecordSave.ts"

export const InsurerId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("InsurerId"))
export type InsurerId = typeof InsurerId.Type

/** The networks that administer an insurer's glass claims; `none` where the insurer takes invoices itself. */
export const PartnerNetwork = Schema.Literals(["none", "lynx", "safelite", "harmon", "gerber", "quest", "other"])
export type PartnerNetwork = typeof PartnerNetwork.Type

/** What a user may type about an insurer. */
export const InsurerDraft = Schema.Struct({
  insurerName: field(
    requiredText(120),
    "The insurer's name as it is printed, unique in the shop.",
    "Prairie Mutual Insurance"
  ),
  aliases: field(
    plainText(600),
    "Other names of the insurer, one a line: a claim under one of them is this insurer's.",
    "Prairie Mutual\nPMI"
  ),
  network: field(PartnerNetwork, "The partner network that administers its glass claims, `none` without one.", "lynx"),
  isActive: field(Schema.Boolean, "Whether it is offered for new claims; claims that name it keep it.", true)
})
export type InsurerDraft = typeof InsurerDraft.Type

/** One of the shop's insurers. `version` grows with every save. */
export class Insurer extends Schema.Class<Insurer>("Insurer")({
  id: field(InsurerId, "The insurer's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  version: versionField,
  ...InsurerDraft.fields
}) {}

/** All names of an insurer, its own first. */
export const namesOf = ({
  insurerName,
  aliases
}: Pick<InsurerDraft, "insurerName" | "aliases">): ReadonlyArray<string> =>
  [insurerName, ...aliases.split("\n")].map((name) => name.trim()).filter((name) => name !== "")

/**
 * A name as names are compared: without the spaces around it, one space between words, in lower case. A shop has each
 * once, as an insurer's name or among the other names.
 */
export const insurerKey = (name: string): string => name.trim().replaceAll(/\s+/gu, " ").toLowerCase()

/** The insurer that a typed name means, by its name or another name of it. */
export const insurerNamed = <One extends Pick<InsurerDraft, "insurerName" | "aliases">>(
  insurers: ReadonlyArray<One>,
  typed: string
): One | undefined => {
  const key = insurerKey(typed)
  return key === "" ? undefined : insurers.find((one) => namesOf(one).some((name) => insurerKey(name) === key))
}

/**
 * A change with the name that it takes away among the other names: claims that have the former name stay this
 * insurer's. What is typed stays as it is where there is no more room.
 */
export const withFormerName = (kept: Insurer, change: Insurer): Insurer => {
  if (namesOf(change).some((name) => insurerKey(name) === insurerKey(kept.insurerName))) return change
  const aliases = [change.aliases.trimEnd(), kept.insurerName].filter((names) => names !== "").join("\n")
  return Schema.is(InsurerDraft.fields.aliases)(aliases) ? new Insurer({ ...change, aliases }) : change
}

/** Says which of an insurer's names another has. */
export const nameTaken = (insurer: InsurerDraft, key: string, other: InsurerDraft): InsurerNameTaken => {
  const name = namesOf(insurer).find((one) => insurerKey(one) === key) ?? key
  return new InsurerNameTaken({
    field: insurerKey(insurer.insurerName) === key ? "insurerName" : "aliases",
    name,
    insurerName: other.insurerName
  })
}

export class InsurerNotFound extends Schema.TaggedError<InsurerNotFound>()(
  "InsurerNotFound",
  {
    id: field(InsurerId, "The insurer's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50")
  },
  { httpApiStatus: 404 }
) {}

/** One name means one insurer: another has it already, as its name or among its other names. */
export class InsurerNameTaken extends Schema.TaggedError<InsurerNameTaken>()(
  "InsurerNameTaken",
  {
    field: field(
      Schema.Literals(["insurerName", "aliases"]),
      "Which of the fields has the name that is taken.",
      "insurerName"
    ),
    name: field(Schema.String, "The name that another insurer has.", "Prairie Mutual"),
    insurerName: field(Schema.String, "What the other insurer is called.", "Prairie Mutual Insurance")
  },
  { httpApiStatus: 409 }
) {}

/** Somebody saved the insurer after it was opened; `current` is what stands now. */
export class InsurerChanged extends Schema.TaggedError<InsurerChanged>()(
  "InsurerChanged",
  {
    current: field(Insurer, "What is saved now."),
    saves: savesField
  },
  { httpApiStatus: 409 }
) {}
