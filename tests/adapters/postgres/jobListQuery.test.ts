import { assert, describe, it } from "@effect/vitest"
import { jobListQuery } from "#adapters/postgres/jobs/jobListQuery.ts"
import { pageOf } from "#adapters/postgres/pageOf.ts"
import { Stage } from "#domain/jobs/Job.ts"
import { JobSearch } from "#domain/jobs/JobSearch.ts"

describe("the first page of a stage's jobs", () => {
  // PostgreSQL replans a prepared statement on every execution while its plan may depend on parameter values (PREPARE,
  // "Notes"). Planning took longer than the list itself.
  it("is a statement without parameters, in every sort order", async () => {
    for (const stage of Stage.literals) {
      for (const sort of JobSearch.fields.sort.schema.literals) {
        for (const descending of [true, false]) {
          const search = { stage, sort, descending, size: 25 }
          const asked: Array<unknown> = []
          await pageOf(
            {
              execute: async (sql, values) => {
                asked.push(values)
                assert.include(sql, `'${stage}'`)
                return [{ told: [] }]
              }
            },
            jobListQuery(search),
            search
          )
          assert.deepStrictEqual(asked, [[]], `${stage} by ${sort}`)
        }
      }
    }
  })
})
