import { Effect, Layer } from "effect"
import { KnownDevices } from "#domain/session/KnownDevices.ts"
import { Database } from "../Database.ts"

/** One statement, which also forgets some of what counts no more. */
const remember = `
  with old as (select device, account from known_device where until < ? order by until limit 100 for update skip locked),
  forgotten as (delete from known_device where (device, account) in (select device, account from old) and (device, account) <> (?, ?))
  insert into known_device (device, account, until) values (?, ?, ?) on conflict (device, account) do update set until = excluded.until`

/** Known devices in a table that all nodes share. */
export const knownDevicesPostgres = Layer.effect(
  KnownDevices,
  Effect.map(Database, ({ platform }) => KnownDevices.of({
    has: (device, account, now) =>
      platform((em) => em.execute("select 1 from known_device where device = ? and account = ? and until > ?", [device, account, now])).pipe(Effect.map(({ length }) => length > 0)),
    remember: (device, account, until) =>
      platform((em) => em.execute(remember, [Date.now(), device, account, device, account, until])).pipe(Effect.asVoid)
  }))
)
