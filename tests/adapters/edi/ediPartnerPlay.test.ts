import { assert, describe, it } from "@effect/vitest"
import { playedPartner } from "#adapters/sandbox/ediPartnerPlay.ts"
import { partnerProfiles } from "#domain/edi/partnerProfiles.ts"
import { InterchangeFault, readInterchange } from "#domain/edi/readInterchange.ts"
import { write810 } from "#domain/edi/write810.ts"
import { writeInterchange } from "#domain/edi/writeInterchange.ts"
import { sampleFacts } from "#tests/domain/edi/sampleFacts.ts"

const began = Date.UTC(2026, 10, 26, 12)
const sent = writeInterchange(
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
  [write810(sampleFacts, partnerProfiles.lynx, { account: "L1", billTo: "005" })]
)

const numbersFrom = (since: number) => {
  const answers = playedPartner("lynx", { acknowledge: 0, decide: 0, pay: 0 }, since).hear(sent, new Date(since))
  assert(!(answers instanceof InterchangeFault))
  return answers.flatMap(({ content }) => [...readInterchange([content])].map(({ control }) => control))
}

describe("a played partner", () => {
  it("counts on after a restart: no answer has a number that a shop has read already", () => {
    const [before, after] = [numbersFrom(began), numbersFrom(began + 1_000)]
    assert.strictEqual(before.length, 3)
    assert.strictEqual(new Set([...before, ...after]).size, 6)
  })

  it("has numbers of nine digits also after years", () => {
    for (const since of [0, began, Date.UTC(2126, 0, 1)])
      for (const control of numbersFrom(since)) assert.isTrue(control >= 1 && control <= 999_999_999, `${control}`)
  })
})
