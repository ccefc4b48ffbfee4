import { assert, describe, it } from "@effect/vitest"
import { simulatedPartner } from "#adapters/sandbox/simulatedPartner.ts"
import type { EdiFacts } from "#domain/edi/EdiFacts.ts"
import type { EdiNetwork } from "#domain/edi/PartnerProfile.ts"
import { readAnswer } from "#domain/edi/readAnswer.ts"
import { partnerProfiles } from "#domain/edi/partnerProfiles.ts"
import { InterchangeFault, readInterchange } from "#domain/edi/readInterchange.ts"
import { write810 } from "#domain/edi/write810.ts"
import { writeInterchange } from "#domain/edi/writeInterchange.ts"
import { line, sampleFacts } from "#tests/domain/edi/sampleFacts.ts"

const began = Date.UTC(2026, 10, 26, 12)
const written = (facts: EdiFacts, network: EdiNetwork) =>
  writeInterchange(
    {
      sender: { qualifier: "ZZ", id: "SHOP0001" },
      receiver: { qualifier: "ZZ", id: "TPALYNX" },
      control: 1,
      day: "2026-11-26",
      time: "12:00",
      isTest: true,
      group: "IN",
      kind: "810"
    },
    [write810(facts, partnerProfiles[network], { account: "L1", billTo: "005" })]
  )
const sent = written(sampleFacts, "lynx")

const numbersFrom = (since: number) => {
  const answers = simulatedPartner("lynx", { acknowledge: 0, decide: 0, pay: 0 }, since).hear(sent, new Date(since))
  assert(!(answers instanceof InterchangeFault))
  return answers.flatMap(({ content }) => [...readInterchange([content])].map(({ control }) => control))
}

/** The partner's reason for rejecting an invoice, or "" if it accepts the invoice. */
const saidOf = (network: EdiNetwork, facts: EdiFacts, interchange = written(facts, network)) => {
  const answers = simulatedPartner(network, { acknowledge: 0, decide: 0, pay: 0 }, began).hear(
    interchange,
    new Date(began)
  )
  assert(!(answers instanceof InterchangeFault))
  return answers
    .flatMap(({ content }) => [...readInterchange([content])])
    .flatMap(readAnswer)
    .map((answer) => (answer.kind === "824" ? answer.text : ""))
    .join("")
}

describe("a simulated partner", () => {
  it("validates by its own profile (trade 4.2): number format, program, install address, duplicate part types, labor", () => {
    const { named } = sampleFacts
    const at = sampleFacts.insured.address
    const safelite: EdiFacts = {
      ...sampleFacts,
      installAt: at,
      named: { ...named, referralNumber: "418822", programId: "1877" }
    }
    assert.deepStrictEqual(
      [saidOf("lynx", sampleFacts), saidOf("quest", sampleFacts), saidOf("safelite", safelite)],
      ["", "", ""]
    )
    const told = (changes: Partial<EdiFacts["named"]>) => ({ ...safelite, named: { ...safelite.named, ...changes } })
    assert.strictEqual(saidOf("safelite", told({ programId: "" })), "MISSING PROGRAM ID")
    assert.include(saidOf("safelite", told({ referralNumber: "41882" })), "REFERRAL")
    assert.strictEqual(saidOf("safelite", { ...safelite, installAt: null }), "MISSING INSTALL ADDRESS")
    assert.strictEqual(saidOf("harmon", sampleFacts), "MISSING INSTALL ADDRESS")
    assert.include(saidOf("lynx", { ...sampleFacts, named: { ...named, dispatchNumber: "12345" } }), "REFERRAL")

    const panes = [line("glass", "FW90001GTYN", "Windshield", 40_000), line("glass", "DW02000", "Back glass", 10_000)]
    const two: EdiFacts = { ...safelite, lines: panes, taxes: [], gross: 50_000, deducted: 0 }
    // Frit sends the second one as MISCINVT. Sent as it is on the job, it is rejected.
    assert.strictEqual(saidOf("safelite", two), "")
    assert.strictEqual(
      saidOf("safelite", two, written(two, "safelite").replace("MISCINVT", "DW02000")),
      "SAME PART TYPE TWICE"
    )
    const repair: EdiFacts = { ...two, lines: [line("repair", "", "Repair with labor", 6_000)], gross: 6_000 }
    assert.strictEqual(saidOf("lynx", repair), "LABOR IN A REPAIR")
  })

  it("continues numbering after a restart: no answer reuses a number a shop has already read", () => {
    const [before, after] = [numbersFrom(began), numbersFrom(began + 1_000)]
    assert.strictEqual(before.length, 3)
    assert.strictEqual(new Set([...before, ...after]).size, 6)
  })

  it("has control numbers of at most nine digits even after many years", () => {
    for (const since of [0, began, Date.UTC(2126, 0, 1)])
      for (const control of numbersFrom(since)) assert.isTrue(control >= 1 && control <= 999_999_999, `${control}`)
  })
})
