import { Schema } from "effect"
import { field } from "#domain/shared/field.ts"
import { plainText, requiredText } from "#domain/shared/PlainText.ts"
import { savesField, versionField } from "#domain/shared/RecordSave.ts"

export const InsurerId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("InsurerId"))
export type InsurerId = typeof InsurerId.Type

/** The networks that administer an insurer's glass claims; `none` if the insurer accepts invoices directly. */
export const PartnerNetwork = Schema.Literals(["none", "lynx", "safelite", "harmon", "gerber", "quest", "other"])
export type PartnerNetwork = typeof PartnerNetwork.Type

/** The editable fields of an insurer. */
export const InsurerDraft = Schema.Struct({
  insurerName: field(
    requiredText(120),
    "Insurer name as printed on documents; unique within the shop.",
    "Prairie Mutual Insurance"
  ),
  aliases: field(
    plainText(600),
    "Other names of the insurer, one per line; claims under any of them are assigned to this insurer.",
    "Prairie Mutual\nPMI"
  ),
  network: field(
    PartnerNetwork,
    "Partner network that administers the insurer's glass claims; `none` if there is no such network.",
    "lynx"
  ),
  isActive: field(
    Schema.Boolean,
    "Whether the insurer is offered for new claims; existing claims are unaffected.",
    true
  )
})
export type InsurerDraft = typeof InsurerDraft.Type

/** One of the shop's insurers. `version` is incremented on every save. */
export class Insurer extends Schema.Class<Insurer>("Insurer")({
  id: field(InsurerId, "Unique insurer id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  version: versionField,
  ...InsurerDraft.fields
}) {}

/** Returns all names of an insurer, its main name first. */
export const namesOf = ({
  insurerName,
  aliases
}: Pick<InsurerDraft, "insurerName" | "aliases">): ReadonlyArray<string> =>
  [insurerName, ...aliases.split("\n")].map((name) => name.trim()).filter((name) => name !== "")

/**
 * Normalizes a name for comparison: trimmed, whitespace collapsed, lowercase. Normalized names, including aliases, are
 * unique within a shop.
 */
export const insurerKey = (name: string): string => name.trim().replaceAll(/\s+/gu, " ").toLowerCase()

/** Returns the insurer with a given name or alias. */
export const insurerWithName = <One extends Pick<InsurerDraft, "insurerName" | "aliases">>(
  insurers: ReadonlyArray<One>,
  typed: string
): One | undefined => {
  const key = insurerKey(typed)
  return key === "" ? undefined : insurers.find((one) => namesOf(one).some((name) => insurerKey(name) === key))
}

/**
 * Returns the change with the previous name added to the aliases, so that claims under that name remain assigned to
 * this insurer. If it does not fit, the aliases are left as entered.
 */
export const withFormerName = (kept: Insurer, change: Insurer): Insurer => {
  if (namesOf(change).some((name) => insurerKey(name) === insurerKey(kept.insurerName))) return change
  const aliases = [change.aliases.trimEnd(), kept.insurerName].filter((names) => names !== "").join("\n")
  return Schema.is(InsurerDraft.fields.aliases)(aliases) ? new Insurer({ ...change, aliases }) : change
}

/** Builds the error that states which of an insurer's names is already taken by another insurer. */
export const insurerNameTaken = (insurer: InsurerDraft, key: string, other: InsurerDraft): InsurerNameTaken => {
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
    id: field(InsurerId, "Unique insurer id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50")
  },
  { httpApiStatus: 404 }
) {}

/** Another insurer already uses the name, as its main name or as an alias. */
export class InsurerNameTaken extends Schema.TaggedError<InsurerNameTaken>()(
  "InsurerNameTaken",
  {
    field: field(
      Schema.Literals(["insurerName", "aliases"]),
      "Field that contains the conflicting name.",
      "insurerName"
    ),
    name: field(Schema.String, "Conflicting name.", "Prairie Mutual"),
    insurerName: field(Schema.String, "Name of the other insurer.", "Prairie Mutual Insurance")
  },
  { httpApiStatus: 409 }
) {}

/** The insurer was saved by someone else after it was loaded; `current` is the current version. */
export class InsurerChanged extends Schema.TaggedError<InsurerChanged>()(
  "InsurerChanged",
  {
    current: field(Insurer, "Current version of the insurer."),
    saves: savesField
  },
  { httpApiStatus: 409 }
) {}
