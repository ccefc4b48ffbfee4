import type pg from "pg"
import { emptyInstall } from "#domain/jobs/JobInstall.ts"

/** The largest board to expect in a shop: installers, work orders per day, and days. */
export const boardSize = { lanes: 50, jobs: 60, days: 7 } as const

/**
 * Gives a shop 50 installers and, from a day on, a week of 60 work orders a day, made from quotes created by
 * `fillShop`. Does nothing if the installers exist already. Returns the number of jobs scheduled.
 */
export const fillBoard = async (owner: pg.Client, tenantId: string, from: string): Promise<number> => {
  await owner.query("begin")
  try {
    await owner.query("select set_config('app.tenant_id', $1, true)", [tenantId])
    const lanes = await owner.query(lanesSql, [tenantId, boardSize.lanes])
    const planned =
      lanes.rowCount === 0
        ? 0
        : Number(
            (
              await owner.query(weekSql, [
                tenantId,
                from,
                boardSize.jobs,
                boardSize.days,
                JSON.stringify({ ...emptyInstall, jobType: "replacement", duration: 120 })
              ])
            ).rows[0].jobs
          )
    await owner.query("commit")
    return planned
  } catch (error) {
    await owner.query("rollback")
    throw error
  }
}

/** Inserts the missing installers, all like the first one except for the name. */
const lanesSql = `
  with there as (select * from shop_user where tenant_id = $1 and active and 'installer' = any(roles)),
  one as (select * from there order by id limit 1)
  insert into shop_user
  select made.*
  from one, tenant, generate_series((select count(*) from there) + 1, $2::int) as n,
    jsonb_populate_record(null::shop_user, to_jsonb(one) || jsonb_build_object(
      'id', uuidv7(), 'version', 1, 'user_name', 'lane' || n || '.' || tenant.prefix, 'first_name', 'Lane', 'last_name', lpad(n::text, 2, '0'),
      'email_address', 'lane' || n || '@' || tenant.prefix || '.example.com', 'roles', jsonb_build_array('installer'), 'sort_name', lpad(n::text, 2, '0') || ', lane', 'search_text', 'lane ' || lpad(n::text, 2, '0')
    )) as made
  where tenant.id = $1`

/** One job per installer in the morning or around noon, and a second one in the afternoon for the first installers. */
const weekSql = `
  with lanes as (select row_number() over (order by sort_name, id) - 1 as lane, count(*) over () as lanes, id from shop_user where tenant_id = $1 and active and 'installer' = any(roles)),
  quotes as (
    select row_number() over (order by number desc) - 1 as n, id, location_id from job
    where tenant_id = $1 and number > 100000 and stage = 'quote' and credit is null order by number desc limit $3::int * $4::int
  ),
  placed as (
    select quotes.id, lanes.id as installer, location.time_zone, $2::date + (n / $3::int)::int as day,
      make_time(case when n % $3::int >= lanes then 14 else 8 + (lane % 3)::int end, 0, 0) as start
    from quotes
    join lanes on lane = (n % $3::int) % lanes
    join location on location.tenant_id = $1 and location.id = quotes.location_id
  ),
  planned as (
    update job set stage = 'workorder', version = version + 1, parts_status = 'complete', balance = total, install_date = day,
      install = $5::jsonb || jsonb_build_object('date', to_char(day, 'YYYY-MM-DD'), 'time', to_char(start, 'HH24:MI'), 'repairLocation', job.install ->> 'repairLocation',
        'installers', jsonb_build_array(jsonb_build_object('userId', installer, 'start', to_char(start, 'HH24:MI'), 'end', to_char(start + interval '2 hours', 'HH24:MI'))))
    from placed where job.tenant_id = $1 and job.id = placed.id returning job.id
  ),
  rows as (
    insert into job_installer (tenant_id, job_id, position, user_id, start_time, end_time)
    select $1::uuid, id, 0, installer, to_char(start, 'HH24:MI'), to_char(start + interval '2 hours', 'HH24:MI') from placed returning 1
  ),
  bookings as (
    insert into installer_booking (tenant_id, job_id, position, user_id, starts_at, ends_at, is_override)
    select $1::uuid, id, 0, installer, (day + start) at time zone time_zone, (day + start + interval '2 hours') at time zone time_zone, false from placed returning 1
  )
  select count(*) as jobs from planned, (select count(*) from rows) as one, (select count(*) from bookings) as other`
