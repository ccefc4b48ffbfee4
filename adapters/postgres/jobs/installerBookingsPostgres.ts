import { defineEntity, p } from "@mikro-orm/postgresql"
import { Effect, Layer } from "effect"
import { type BookedVisit, type BookingConflict, InstallerBookings } from "#domain/jobs/bookInstallers.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { traced } from "#domain/shared/traced.ts"
import { belongsTo } from "../belongsTo.ts"
import { Database } from "../Database.ts"
import { ShopUserRow } from "../people/ShopUserRow.ts"
import { tenantPolicy } from "../tenantPolicy.ts"
import { JobRow } from "./JobRow.ts"

/**
 * The times at which jobs occupy installers. An exclusion constraint prevents double bookings, except those a user has
 * overridden.
 */
const InstallerBookingSchema = defineEntity({
  name: "InstallerBookingRow",
  tableName: "installer_booking",
  ...tenantPolicy,
  indexes: [
    { name: "installer_booking_by_user", properties: ["tenantId", "userId", "endsAt"] },
    { name: "installer_booking_by_end", properties: ["tenantId", "endsAt"] }
  ],
  properties: {
    tenantId: p.uuid().primary(),
    jobId: p.uuid().primary(),
    /** Index of the installer's row in the job form, from 0. */
    position: p.integer().primary(),
    userId: p.uuid(),
    startsAt: p.datetime(),
    /** Exclusive. */
    endsAt: p.datetime(),
    isOverride: p.boolean(),
    job: () =>
      belongsTo(JobRow, { columns: ["tenant_id", "job_id"], key: "installer_booking_job", onDelete: "cascade" }),
    user: () =>
      belongsTo(ShopUserRow, { columns: ["tenant_id", "user_id"], key: "installer_booking_user", onDelete: "cascade" })
  }
})

export class InstallerBookingRow extends InstallerBookingSchema.class {}
InstallerBookingSchema.setClass(InstallerBookingRow)

export const installerBookingsPostgres = Layer.effect(
  InstallerBookings,
  Effect.gen(function* () {
    const database = yield* Database
    return InstallerBookings.of({
      conflicts: traced("InstallerBookings.conflicts")(function* (job, asked) {
        if (asked.length === 0) return []
        const { id: tenantId } = yield* CurrentTenant
        return yield* database.write(async (writing) => {
          const locked = writing.execute(lockInstallers, [tenantId, JSON.stringify(asked.map(({ userId }) => userId))])
          const [, rows] = await Promise.all([
            locked,
            writing.execute(clashing, [JSON.stringify(asked), tenantId, job])
          ])
          return rows as Array<BookingConflict>
        })
      }),
      between: traced("InstallerBookings.between")(function* (from, to) {
        const { id: tenantId } = yield* CurrentTenant
        const rows = yield* database.read((reading) => reading.execute(taken, [tenantId, from, to, to]))
        return rows as ReadonlyArray<object> as ReadonlyArray<BookedVisit>
      }),
      replace: traced("InstallerBookings.keep")(function* (job, bookings) {
        const { id: tenantId } = yield* CurrentTenant
        yield* database.write((writing) =>
          Promise.all([
            writing.execute("delete from installer_booking where tenant_id = ? and job_id = ?", [tenantId, job]),
            ...(bookings.length === 0 ? [] : [writing.execute(adding, [tenantId, job, JSON.stringify(bookings)])])
          ])
        )
      })
    })
  })
)

/** Locks installers in id order, so concurrent requests cannot deadlock. */
const lockInstallers = `
  select from shop_user where tenant_id = ? and id in (select value::uuid from jsonb_array_elements_text(?::jsonb)) order by id for no key update`

/**
 * No booking is longer than a day, which bounds the rows to scan. Every comparison can use an index under row-level
 * security.
 */
const clashing = `
  select asked.at, job.number, first."from", first."to"
  from jsonb_to_recordset(?::jsonb) as asked(at int, "userId" uuid, "from" float8, "to" float8)
  cross join lateral (
    select job_id, extract(epoch from starts_at)::float8 * 1000 as "from", extract(epoch from ends_at)::float8 * 1000 as "to"
    from installer_booking
    where tenant_id = ? and user_id = asked."userId" and job_id <> ?
      and ends_at > to_timestamp(asked."from" / 1000) and ends_at <= to_timestamp(asked."to" / 1000) + interval '1 day' and starts_at < to_timestamp(asked."to" / 1000)
    order by starts_at limit 1
  ) as first
  join job on job.tenant_id = current_setting('app.tenant_id')::uuid and job.id = first.job_id
  order by asked.at`

/** No booking is longer than a day, which bounds the rows to scan. */
const taken = `
  select job.id as "jobId", job.number, booking.user_id as "userId",
    extract(epoch from starts_at)::float8 * 1000 as "from", extract(epoch from ends_at)::float8 * 1000 as "to",
    job.location_id as "locationId", job.install ->> 'repairLocation' = 'mobile' as "isMobile",
    case when job.install ->> 'repairLocation' = 'mobile' and there.address is not null
      then jsonb_build_object('postalCode', there.address ->> 'postalCode', 'country', there.address ->> 'country') end as address
  from installer_booking as booking
  join job on job.tenant_id = booking.tenant_id and job.id = booking.job_id
  join customer on customer.tenant_id = job.tenant_id and customer.id = job.customer_id
  cross join lateral (
    select coalesce(nullif(job.install -> 'address', 'null'), customer.shipping_address, customer.billing_address) as address
  ) as there
  where booking.tenant_id = ? and ends_at > to_timestamp(?::float8 / 1000)
    and ends_at <= to_timestamp(?::float8 / 1000) + interval '1 day' and starts_at < to_timestamp(?::float8 / 1000)
  order by starts_at, job.number`

const adding = `
  insert into installer_booking (tenant_id, job_id, position, user_id, starts_at, ends_at, is_override)
  select ?, ?, at, "userId", to_timestamp("from" / 1000), to_timestamp("to" / 1000), "isOverride"
  from jsonb_to_recordset(?::jsonb) as row(at int, "userId" uuid, "from" float8, "to" float8, "isOverride" boolean)`
