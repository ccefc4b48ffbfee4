import { assert, it } from "@effect/vitest"
import { changesSeenBy } from "#domain/job-changes/jobChangesHandlers.ts"
import { type JobChange, JobChangeId, type JobEvent } from "#domain/jobs/JobChange.ts"

const entry = (what: JobEvent): JobChange => ({ id: JobChangeId.make(crypto.randomUUID()), at: 0, by: null, what })
const costOnly = entry({ _tag: "changed", fields: [{ path: "lines.a.cost", before: 21000, after: 19999 }] })
const mixed = entry({
  _tag: "changed",
  fields: [
    { path: "lines.a.cost", before: 1, after: 2 },
    { path: "lines.a.netPrice", before: 3, after: 4 },
    { path: "lines.b", after: { cost: 777, netPrice: 5 } }
  ]
})
const paid = entry({ _tag: "created", number: 1001 })

it("tells what the shop pays to those who buy", () => {
  for (const role of ["owner", "admin", "billing", "sales"] as const)
    assert.deepStrictEqual(changesSeenBy({ roles: [role] }, [costOnly, mixed, paid]), [costOnly, mixed, paid])
})

it("leaves it out for all others, wherever it stands, and an entry of nothing else too (Z4)", () => {
  for (const role of ["nags", "vinDecoder", "plugin"] as const) {
    assert.deepStrictEqual(changesSeenBy({ roles: [role] }, [costOnly, mixed, paid]), [
      {
        ...mixed,
        what: {
          _tag: "changed",
          fields: [
            { path: "lines.a.netPrice", before: 3, after: 4 },
            { path: "lines.b", after: { netPrice: 5 } }
          ]
        }
      },
      paid
    ])
  }
})
