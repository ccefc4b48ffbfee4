import { assert, describe, it } from "@effect/vitest"
import { getAdjacencyMap, getSimplePaths } from "xstate/graph"
import { emptyInstall } from "#domain/jobs/JobInstall.ts"
import type { Job } from "#domain/jobs/Job.ts"
import { jobMachine } from "#domain/jobs/jobGuards.ts"
import { blockersOf, type StepConditions, type StageStep } from "#domain/jobs/stageRules.ts"
import { sampleLines } from "#domain/testing/samples.ts"
import { freshCustomer, freshJob, freshLocation, freshPayment } from "#tests/contracts/fresh.ts"

const facts = ["isPriced", "isFresh", "isDated", "isStocked", "isUnpaid"] as const
const all = { isPriced: true, isFresh: true, isDated: true, isStocked: true, isUnpaid: true }
/** All 32 combinations of a job's conditions. */
const standings = Array.from(
  { length: 32 },
  (_, bits) =>
    Object.fromEntries(facts.map((fact, at) => [fact, (bits & (1 << at)) !== 0])) as unknown as StepConditions
)
const steps: ReadonlyArray<StageStep> = ["accept", "invoice", "reopen", "credit"]
const options = (input: StepConditions) => ({ input, events: steps.map((type) => ({ type })) }) as never

/** Written by hand from spec §4, trade 8.18: from, step, to, and conditions. */
const written: ReadonlyArray<readonly [string, StageStep, string, ReadonlyArray<keyof StepConditions>]> = [
  ["quote", "accept", "workorder", ["isPriced", "isFresh", "isDated"]],
  ["quote", "invoice", "invoice", ["isPriced", "isFresh", "isStocked"]],
  ["workorder", "invoice", "invoice", ["isPriced", "isFresh", "isStocked"]],
  ["workorder", "reopen", "quote", ["isUnpaid"]],
  ["invoice", "reopen", "workorder", ["isUnpaid"]],
  ["invoice", "credit", "credited", []]
]

describe("the job state machine (I7)", () => {
  it("allows exactly the specified steps when their conditions are met", () => {
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

  it("covers every path from a quote that meets all conditions, with none leading out of a credited invoice", () => {
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

  it("reports all blockers of a step in order, with where to fix each one", () => {
    const [glass, labor] = [{ ...sampleLines[0]!, status: "quoted" as const }, sampleLines[1]!]
    const reasons = {
      isPriced: ["PriceMissing", "parts lines.1.netPrice"],
      isFresh: ["QuoteTooOld", "parts quotedOn"],
      isDated: ["InstallDateMissing", "install install.date"],
      isStocked: ["StockRequired", "parts lines"],
      isUnpaid: ["MoneyTaken", "payment payments"]
    } as const
    for (const standing of standings) {
      for (const from of ["quote", "workorder", "invoice", "credited"] as const) {
        const job = freshJob(freshCustomer(), freshLocation(), {
          number: 1,
          stage: from === "credited" ? "invoice" : from,
          credit: from === "credited" ? { number: 3, creditedOn: "2026-11-20", rebilledAs: null } : null,
          lines: standing.isPriced ? [glass] : [glass, { ...labor, rule: "priceRequired", netPrice: 0 }],
          quotedOn: standing.isFresh ? "2026-11-20" : "2026-01-02",
          install: { ...emptyInstall, date: standing.isDated ? "2026-12-01" : "" },
          payments: standing.isUnpaid ? [] : [freshPayment(100)]
        })
        for (const step of steps) {
          const rule = written.find(([state, type]) => state === from && type === step)
          // Only quotes expire. A work order is binding permanently.
          const missing = rule?.[3].filter((ask) => !standing[ask] && !(ask === "isFresh" && from !== "quote"))
          const wrongStage =
            from === "credited" ? "InvoiceCredited" : step === "credit" ? "CreditNeedsInvoice" : "StageNotNext"
          assert.deepStrictEqual(
            blockersOf(step, job, {
              today: "2026-11-21",
              stockRequired: standing.isStocked ? [] : [glass.partNumber]
            }).map(({ failure, link, message }) => [failure._tag, message, link && `${link.section} ${link.path}`]),
            missing?.map((ask) => [reasons[ask][0], `failure.${reasons[ask][0]}`, reasons[ask][1]]) ?? [
              [wrongStage, `failure.${wrongStage}`, undefined]
            ],
            `${from} ${step} ${JSON.stringify(standing)}`
          )
        }
      }
    }
  })

  it("points to the first line without a price, or to the lines if there are none", () => {
    const [glass, labor, kit, molding] = sampleLines
    const linkOf = (lines: Job["lines"]) =>
      blockersOf("invoice", freshJob(freshCustomer(), freshLocation(), { number: 1, lines }), {
        today: "2026-11-20"
      })[0]?.link?.path
    const free = { ...labor!, netPrice: 0, noChargeReason: "Goodwill" }
    const [one, other] = [kit!, molding!].map((line) => ({ ...line, netPrice: 0 }))
    assert.strictEqual(linkOf([]), "lines")
    assert.strictEqual(linkOf([glass!, free, one!, other!]), "lines.2.netPrice")
    assert.isUndefined(linkOf([free]))
  })

  it("allows changes to a job until it is an invoice, which is final", () => {
    for (const [stage, tag] of [
      ["quote", undefined],
      ["workorder", undefined],
      ["invoice", "InvoiceStands"]
    ] as const) {
      const job = freshJob(freshCustomer(), freshLocation(), { number: 7, stage })
      for (const step of ["change", "work"] as const) assert.strictEqual(blockersOf(step, job)[0]?.failure._tag, tag)
    }
  })
})
