import { assert, describe, it } from "@effect/vitest"
import { getAdjacencyMap, getSimplePaths } from "xstate/graph"
import { Job, type Stage } from "#domain/jobs/Job.ts"
import { openInstall } from "#domain/jobs/JobInstall.ts"
import { jobMachine, type JobStanding, type JobStep } from "#domain/jobs/jobMachine.ts"
import { obstacle } from "#domain/jobs/mayBecome.ts"
import { sampleLines } from "#domain/testing/samples.ts"
import { freshCustomer, freshJob, freshLocation, freshPayment } from "#tests/contracts/fresh.ts"

const facts = ["isPriced", "isFresh", "isDated", "isStocked", "isUnpaid"] as const
const all = { isPriced: true, isFresh: true, isDated: true, isStocked: true, isUnpaid: true }
/** All 32 ways a job may stand. */
const standings = Array.from(
  { length: 32 },
  (_, bits) => Object.fromEntries(facts.map((fact, at) => [fact, (bits & (1 << at)) !== 0])) as unknown as JobStanding
)
const steps: ReadonlyArray<JobStep> = ["accept", "invoice", "reopen", "credit"]
const options = (input: JobStanding) => ({ input, events: steps.map((type) => ({ type })) }) as never

/** Written out from spec §4, trade 8.18: from, step, to, and what it asks. */
const written: ReadonlyArray<readonly [string, JobStep, string, ReadonlyArray<keyof JobStanding>]> = [
  ["quote", "accept", "workorder", ["isPriced", "isFresh", "isDated"]],
  ["quote", "invoice", "invoice", ["isPriced", "isFresh", "isStocked"]],
  ["workorder", "invoice", "invoice", ["isPriced", "isFresh", "isStocked"]],
  ["workorder", "reopen", "quote", ["isUnpaid"]],
  ["invoice", "reopen", "workorder", ["isUnpaid"]],
  ["invoice", "credit", "credited", []]
]

describe("the job machine (I7)", () => {
  it("takes the steps that are written, when what they ask is so, and no others", () => {
    for (const standing of standings) {
      for (const from of ["quote", "workorder", "invoice", "credited"] as const) {
        for (const step of steps) {
          const rule = written.find(([state, type]) => state === from && type === step)
          const expected = rule !== undefined && rule[3].every((ask) => standing[ask])
          assert.strictEqual(
            jobMachine.resolveState({ value: from, context: standing }).can({ type: step }),
            expected,
            `${from} ${step} ${JSON.stringify(standing)}`
          )
        }
      }
    }
  })

  it("walks every path from a quote that stands well, and a credited invoice leads nowhere", () => {
    const edges = Object.values(
      getAdjacencyMap(jobMachine, options(all)) as unknown as Readonly<
        Record<
          string,
          {
            state: { value: string }
            transitions: Record<string, { event: { type: string }; state: { value: string } }>
          }
        >
      >
    ).flatMap(({ state, transitions }) =>
      Object.values(transitions)
        .filter(({ state: next }) => next.value !== state.value)
        .map(({ event, state: next }) => `${state.value} ${event.type} ${next.value}`)
    )
    assert.sameMembers(
      edges,
      written.map(([from, step, to]) => `${from} ${step} ${to}`)
    )
    const paths = getSimplePaths(jobMachine, options(all)) as unknown as ReadonlyArray<{
      state: { value: string }
      steps: ReadonlyArray<{ event: { type: string } }>
    }>
    assert.sameMembers(
      [...new Set(paths.map(({ state }) => state.value))],
      ["quote", "workorder", "invoice", "credited"]
    )
    assert.sameMembers(
      paths
        .filter(({ state }) => state.value === "credited")
        .map((path) =>
          path.steps
            .map(({ event }) => event.type)
            .filter((type) => !type.startsWith("xstate"))
            .join(" ")
        ),
      ["accept invoice credit", "invoice credit"]
    )
  })

  it("is what screens and server ask: a refusal names the first thing that is missing", () => {
    const [glass, labor] = [{ ...sampleLines[0]!, status: "quoted" as const }, sampleLines[1]!]
    const reasons = {
      isPriced: "NothingPriced",
      isFresh: "QuoteTooOld",
      isDated: "InstallDateMissing",
      isStocked: "StockRequired",
      isUnpaid: "MoneyTaken"
    } as const
    const stages: ReadonlyArray<Stage> = ["quote", "workorder", "invoice"]
    for (const standing of standings) {
      for (const from of stages) {
        const job = new Job({
          ...freshJob(freshCustomer(), freshLocation(), { number: 1, stage: from }),
          lines: standing.isPriced ? [glass] : [glass, { ...labor, rule: "priceRequired", netPrice: 0 }],
          quotedOn: standing.isFresh ? "2026-11-20" : "2026-01-02",
          install: { ...openInstall, date: standing.isDated ? "2026-12-01" : "" },
          payments: standing.isUnpaid ? [] : [freshPayment(100)]
        })
        for (const to of stages) {
          const rule = written.find(([state, , target]) => state === from && target === to)
          // Only a quote grows old: a work order binds for good.
          const missing = rule?.[3].find((ask) => !standing[ask] && !(ask === "isFresh" && from !== "quote"))
          const expected = rule === undefined ? "StageNotNext" : missing && reasons[missing]
          assert.strictEqual(
            obstacle(job, to, "2026-11-21", standing.isStocked ? [] : [glass.partNumber])?._tag,
            expected,
            `${from} ${to} ${JSON.stringify(standing)}`
          )
        }
      }
    }
  })
})
