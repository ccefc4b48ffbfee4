import { assert, it } from "@effect/vitest"
import { redactChanges } from "#domain/job-changes/jobChangesHandlers.ts"
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

it("shows costs to roles that buy", () => {
  for (const role of ["owner", "admin", "billing", "sales"] as const)
    assert.deepStrictEqual(redactChanges({ roles: [role] }, [costOnly, mixed, paid]), [costOnly, mixed, paid])
})

it("hides costs from all others at any depth, and omits an entry with nothing else (Z4)", () => {
  for (const role of ["nags", "vinDecoder", "plugin"] as const) {
    assert.deepStrictEqual(redactChanges({ roles: [role] }, [costOnly, mixed, paid]), [
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
