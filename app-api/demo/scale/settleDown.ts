import type pg from "pg"

/** What autovacuum does in its own time: the planner knows the new rows, and index-only scans need no look at them. */
export const settleDown = async (owner: pg.Client): Promise<void> => {
  for (const table of ["customer", "job", "estimate_line", "payment", "job_file", "location"])
    await owner.query(`vacuum analyze ${table}`)
  await owner.query("checkpoint").catch(() => {})
}
