import pg from "pg"

/** Locks rows until released. `waiting` returns the number of connections waiting for any lock. */
export const rowLock = async (ownerUrl: string, tenant: string, table: string, ids: ReadonlyArray<string>) => {
  const [holder, watcher] = [new pg.Client(ownerUrl), new pg.Client(ownerUrl)]
  for (const client of [holder, watcher]) client.on("error", () => {})
  await Promise.all([holder.connect(), watcher.connect()])
  await holder.query("begin")
  await holder.query("select set_config('app.tenant_id', $1, true)", [tenant])
  const { rowCount } = await holder.query(`select 1 from ${table} where id = any($1::uuid[]) for update`, [ids])
  if (rowCount !== ids.length) throw new Error(`${rowCount} rows of ${table} are locked, not ${ids.length}`)
  const waiting = async () =>
    Number((await watcher.query("select count(distinct pid) as count from pg_locks where not granted")).rows[0].count)
  return {
    waiting,
    release: async () => {
      await holder.query("rollback")
      await Promise.all([holder.end(), watcher.end()])
    }
  }
}
