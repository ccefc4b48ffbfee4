import { assert, vi } from "@effect/vitest"
import { dataOf, type Desk, type JobSeen } from "./desk.ts"
import { keeps } from "./keeps.ts"
import type { Server } from "./openEnvironment.ts"
import type { Press, Presses } from "./presses.ts"
import { waitTimeout } from "./soon.ts"

interface Run {
  readonly id: string
  readonly state: string
  readonly done: number
  readonly undone: number
  readonly refused: number
  readonly left: number
}

/** A step processes one hundred rows, so these runs start but do not finish. */
const many = 104

const moved = { date: "2026-12-03", timeFrame: "morning" }

/**
 * Bulk runs that move jobs to another day, interrupted at every point at which a server can die: between steps, started
 * but not committed, started but not confirmed, undone but not committed, and undone but not confirmed.
 */
export const bulkPoints = async (desk: Desk, dying: Server, { press }: Presses) => {
  const again: Array<Press> = []
  const group = async () => (await Promise.all([1, 2, 3].map(() => desk.quote()))).map(({ id }) => id)
  const start = (ids: ReadonlyArray<string>) => ({ rows: { ids }, change: moved })
  const begun = async (body: unknown) => dataOf<Run>(await desk.post(dying, "/jobs/bulk-move", body))
  const company = crypto.randomUUID()
  const ofCompany = { rows: { search: { insurer: company }, count: many }, change: moved }
  const copied = await copies(desk, dying, company)
  const at = { unkept: await group(), untold: await group(), backUnkept: await group(), backUntold: await group() }
  const { date, timeFrame } = desk.draft.install
  /** The distinct versions and install dates of the jobs. */
  const stand = (ids: ReadonlyArray<string>) =>
    desk.sql(
      "select distinct version, install->>'date' as date, install->>'timeFrame' as \"timeFrame\" from job where id = any($1::uuid[])",
      [ids]
    )
  const [asMade, once, back] = [
    [{ version: 1, date, timeFrame }],
    [{ version: 2, ...moved }],
    [{ version: 3, date, timeFrame }]
  ]
  let middle: Run

  return {
    go: async () => {
      const [undone, undoing] = [await begun(start(at.backUnkept)), await begun(start(at.backUntold))]
      middle = await begun(ofCompany)
      assert.deepStrictEqual([middle.state, middle.done, middle.left], ["doing", 100, 4])
      const held = [
        dying.line.hold("there", keeps(middle.id)),
        dying.line.hold("there", keeps(at.unkept[0]!)),
        dying.line.hold("back", keeps(at.untold[0]!)),
        dying.line.hold("there", keeps(undone.id)),
        dying.line.hold("back", keeps(undoing.id))
      ]
      again.push(
        press(`/bulk-runs/${middle.id}/steps`, {}),
        press("/jobs/bulk-move", start(at.unkept)),
        press("/jobs/bulk-move", start(at.untold)),
        press(`/undo/${undone.id}`, {}),
        press(`/undo/${undoing.id}`, {})
      )
      await Promise.all(held.map(({ caught }) => caught))
      await vi.waitFor(
        async () => assert.deepStrictEqual([await stand(at.untold), await stand(at.backUntold)], [once, back]),
        waitTimeout
      )
    },
    again,
    /** What was confirmed or committed is there; the rest is unchanged. */
    stands: async (by: Server) => {
      assert.deepStrictEqual(
        [await stand(at.unkept), await stand(at.untold), await stand(at.backUnkept), await stand(at.backUntold)],
        [asMade, once, once, back]
      )
      const unfinished = dataOf<ReadonlyArray<Run>>(await desk.get(by, "/bulk-runs")).map(({ id, done, left }) => [
        id,
        done,
        left
      ])
      assert.deepStrictEqual(unfinished, [[middle.id, 100, 4]])
      assert.deepStrictEqual(
        await desk.sql("select version, count(*)::int from job where id = any($1::uuid[]) group by 1 order by 1", [
          copied
        ]),
        [
          { version: 1, count: 4 },
          { version: 2, count: 100 }
        ]
      )
    },
    /** Every retried request has taken effect exactly once, and the runs can be undone on either server. */
    agree: async (by: readonly [Server, Server]) => {
      assert.deepStrictEqual(
        [
          await stand(copied),
          await stand(at.unkept),
          await stand(at.untold),
          await stand(at.backUnkept),
          await stand(at.backUntold)
        ],
        [once, once, once, back, back]
      )
      const steps: Array<Run> = []
      for (const node of by) steps.push(dataOf<Run>(await desk.post(node, `/undo/${middle.id}`, {})))
      assert.deepStrictEqual(
        steps.map(({ state, undone, refused, left }) => [state, undone, refused, left]),
        [
          ["undoing", 100, 0, 4],
          ["undone", many, 0, 0]
        ]
      )
      assert.deepStrictEqual(await stand(copied), back)
      assert.deepStrictEqual(await desk.timeline(by[0], at.unkept[0]!), ["created", "changed"])
      assert.deepStrictEqual(await desk.sql("select action, count(*)::int from bulk_run group by 1"), [
        { action: "moveJobs", count: 5 }
      ])
    }
  }
}

/** Creates a job for an insurer and copies of it, `many` in total. Returns their ids. */
const copies = async (desk: Desk, dying: Server, company: string) => {
  const { id } = dataOf<JobSeen>(
    await desk.post(dying, "/jobs", { ...desk.draft, insurance: { ...desk.draft.insurance, company } })
  )
  const [{ columns }] = (await desk.sql(
    "select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns where table_schema = 'public' and table_name = 'job' and is_generated = 'NEVER'"
  )) as [{ columns: string }]
  await desk.sql(
    `insert into job (${columns}) select ${columns} from
    (select (jsonb_populate_record(job, jsonb_build_object('id', gen_random_uuid(), 'number', 100000 + nth))).* from job, generate_series(2, $2) as nth where id = $1) as copied`,
    [id, many]
  )
  return (await desk.sql("select id from job where insurance->>'company' = $1", [company])).map(
    (row) => row["id"] as string
  )
}
