import { Effect } from "effect"
import { EdiPartners } from "#domain/edi/EdiPartners.ts"
import { isEdiNetwork, partnerProfiles } from "#domain/edi/partnerProfiles.ts"
import type { Insurer, InsurerDraft } from "#domain/insurers/Insurer.ts"
import { daysAfter, todayIn } from "#domain/shared/Day.ts"

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

/** The second shop's insurers. */
export const harborInsurers: ReadonlyArray<InsurerDraft> = [insurer("Pine State Casualty", "quest", "Pine State")]

/** Adds the shop's accounts with its insurers' networks, which the practice network simulates. */
export const addNetworks = Effect.fn("addNetworks")(function* (insurers: ReadonlyArray<Insurer>) {
  const partners = yield* EdiPartners
  const since = daysAfter(yield* todayIn("UTC"), -21)
  for (const network of new Set(insurers.map((one) => one.network).filter(isEdiNetwork)))
    yield* partners.save({
      network,
      version: 0,
      account: network === "lynx" ? "L480142" : "480142",
      shopId: "FRITDEMO",
      partnerId: partnerProfiles[network].receiverId,
      transport: "https",
      address: "",
      userName: "",
      hostKey: "",
      isTest: true,
      isActive: true,
      answers: true,
      since,
      // Safelite requires the insurer's program (trade 4.2).
      programs:
        network === "safelite"
          ? insurers
              .filter((one) => one.network === network)
              .map(({ id }) => ({ insurerId: id, programId: "1877", parentId: "" }))
          : [],
      hasSecret: false,
      secret: ""
    })
})
