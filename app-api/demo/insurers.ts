import type { InsurerDraft } from "#domain/insurers/Insurer.ts"

const insurer = (
  insurerName: string,
  network: InsurerDraft["network"] = "none",
  ...aliases: ReadonlyArray<string>
): InsurerDraft => ({ insurerName, aliases: aliases.join("\n"), network, isActive: true })

/** The insurers on the demo shop's claims. */
export const demoInsurers: ReadonlyArray<InsurerDraft> = [
  insurer("Prairie Mutual Insurance", "lynx", "Prairie Mutual", "PMI"),
  insurer("Granite State Insurance", "safelite", "Granite State"),
  insurer("Copper Basin Casualty", "harmon", "CBC"),
  insurer("Mesa Verde Mutual")
]

/** The second shop's. */
export const harborInsurers: ReadonlyArray<InsurerDraft> = [insurer("Pine State Casualty", "quest", "Pine State")]
