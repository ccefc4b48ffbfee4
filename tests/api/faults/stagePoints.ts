import { assert, vi } from "@effect/vitest"
import { dataOf, type Desk, type JobSeen } from "./desk.ts"
import { keeps } from "./keeps.ts"
import type { Server } from "./openEnvironment.ts"
import type { Press, Presses } from "./presses.ts"
import { waitTimeout } from "./soon.ts"

interface Step {
  readonly path: string
  readonly body: object
  /** The job's expected timeline after the step, including earlier entries. */
  readonly told: ReadonlyArray<string>
  readonly isDone: (job: JobSeen) => boolean
}

/** Returns the parts of a line that a copy shares with its original. */
const bare = ({ partNumber, quantity, netPrice }: JobSeen["lines"][number]) => [partNumber, quantity, netPrice]

/** The transitions between stages, and the credit of an invoice with a rebill. */
const steps: ReadonlyArray<Step> = [
  {
    path: "work-order",
    body: { date: "2026-12-01", timeFrame: "morning" },
    told: ["created", "stage workorder", "changed"],
    isDone: ({ stage }) => stage === "workorder"
  },
  {
    path: "invoice",
    body: {},
    told: ["created", "stage invoice", "changed"],
    isDone: ({ stage }) => stage === "invoice"
  },
  {
    path: "credit",
    body: { reason: "another insurer", rebill: true },
    told: ["created", "stage invoice", "changed", "credit"],
    isDone: ({ credit }) => credit !== null
  }
]

/**
 * Steps interrupted at every point at which a server can die: while waiting for the job, written but not committed, and
 * committed but not confirmed.
 */
export const stagePoints = async (desk: Desk, dying: Server, { press }: Presses) => {
  const again: Array<Press> = []
  const invoiced = async () => {
    const { id, version } = await desk.quote()
    return dataOf<JobSeen>(await desk.post(dying, `/jobs/${id}/invoice`, { version }))
  }
  const at = await Promise.all(
    steps.map(async (step) => {
      const [waiting, unkept, untold] = (await Promise.all(
        [1, 2, 3].map(() => (step.path === "credit" ? invoiced() : desk.quote()))
      )) as [JobSeen, JobSeen, JobSeen]
      const go = ({ id, version }: JobSeen) =>
        void again.push(press(`/jobs/${id}/${step.path}`, { version, ...step.body }))
      return { step, waiting, unkept, untold, go }
    })
  )
  const rebilled = async () =>
    (await desk.sql("select id, rebill_of->>'id' as of from job where rebill_of is not null")) as ReadonlyArray<{
      id: string
      of: string
    }>

  return {
    /** The ids of the jobs whose rows the test locks before `goOn`. */
    waiting: at.map(({ waiting }) => waiting.id),
    /** Sends the requests and waits until they are held, checking the job through another server. */
    go: (by: Server) =>
      Promise.all(
        at.map(async ({ step, go, unkept, untold }) => {
          const [kept, lost] = [dying.line.hold("back", keeps(untold.id)), dying.line.hold("there", keeps(unkept.id))]
          // A transaction that has taken a number blocks others that need one until it commits.
          go(untold)
          await kept.caught
          await vi.waitFor(async () => assert.isTrue(step.isDone(await desk.job(by, untold.id))), waitTimeout)
          go(unkept)
          await lost.caught
        })
      ),
    goOn: () => at.forEach(({ go, waiting }) => go(waiting)),
    again,
    /** Uncommitted work is rolled back. */
    stands: async (by: Server) => {
      for (const { step, waiting, unkept, untold } of at) {
        const jobs = await Promise.all([untold, unkept, waiting].map(({ id }) => desk.job(by, id)))
        assert.deepStrictEqual(jobs.map(step.isDone), [true, false, false], step.path)
        assert.deepStrictEqual(jobs.slice(1), [unkept, waiting], step.path)
      }
      assert.deepStrictEqual(
        (await rebilled()).map(({ of }) => of),
        [at[2]!.untold.id]
      )
    },
    /** Each step was done once, with all lines. No number is missing or assigned twice. */
    agree: async (by: Server) => {
      for (const { step, ...jobs } of at) {
        for (const before of [jobs.untold, jobs.unkept, jobs.waiting]) {
          const now = await desk.job(by, before.id)
          assert.deepStrictEqual(
            [step.isDone(now), now.version, now.lines],
            [true, before.version + 1, before.lines],
            step.path
          )
          assert.deepStrictEqual(await desk.timeline(by, before.id), step.told, step.path)
        }
      }
      const { untold, unkept, waiting } = at[2]!
      const anew = await rebilled()
      assert.sameMembers(
        anew.map(({ of }) => of),
        [untold.id, unkept.id, waiting.id]
      )
      for (const { id } of anew) {
        const { stage, lines } = await desk.job(by, id)
        assert.deepStrictEqual([stage, lines.map(bare)], ["workorder", untold.lines.map(bare)])
      }
      const numbers = async (text: string) =>
        (
          await desk.sql(
            `select array_agg(number order by number) as all, min(number) as first from (${text}) as numbers`
          )
        )[0]!
      for (const series of [
        "select invoice_number as number from job where invoice_number is not null",
        "select number from credit_note",
        "select number from job where number < 100000"
      ]) {
        const { all, first } = (await numbers(series)) as { all: ReadonlyArray<number>; first: number }
        assert.deepStrictEqual(
          all,
          all.map((_, nth) => first + nth),
          series
        )
      }
    }
  }
}
