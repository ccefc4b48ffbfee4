/** Returns SQL for a pseudo-random number in [0, `below`) that is always the same for a job. */
const chance = (seed: number, below: number) => `((hashint4extended(n, ${seed}) & 1073741823) % ${below})::int`
const cents = (amount: string) => `round(${amount})::bigint`

/**
 * Returns SQL for the id of the picture used by all of a shop's photos; always the same, a version 8 UUID (RFC 9562).
 */
export const pictureId = (tenant: string) =>
  `overlay(overlay(md5('scale picture ' || ${tenant}::text) placing '8' from 13) placing '8' from 17)::uuid`

/** Each job's basic data: date, customer, location, car and stage. */
const made = `
  numbered as (
    select n, $5::date - 730 + (n::bigint * 730 / $4)::int as quoted, 1 + ${chance(1, 6)} as days, ${chance(2, 100)} as fate, ${chance(3, 100)} < 48 as insured,
      case when ${chance(4, 100)} < 12 then 1 + ${chance(5, 3)} else 0 end as chips, ${chance(6, 3)} = 0 as molded, ${chance(7, 40)} as odd,
      (array[0, 10000, 25000, 50000])[1 + ${chance(8, 4)}] as deductible
    from generate_series($2::int, $3::int) as n
  ),
  people as (select row_number() over (order by id) - 1 as at, id, tax_exempt_no <> '' as exempt from customer where tenant_id = $1),
  places as (select row_number() over (order by id) - 1 as at, id, default_parts_tax_rate as parts_rate, default_labor_tax_rate as labor_rate from location where tenant_id = $1),
  placed as (
    select numbered.*, people.id as customer, people.exempt, places.id as place, parts_rate, labor_rate, car.*, quoted + days as day,
      case when fate < 22 then 'quote' when quoted + days >= $5::date or fate = 99 then 'workorder' else 'invoice' end as stage
    from numbered
    join people on people.at = ${chance(9, 1_000_003)} % (select count(*) from people)
    join places on places.at = ${chance(10, 1_009)} % (select count(*) from places)
    join scale_car car on car.at = ${chance(11, 100_003)} % (select count(*) from scale_car)
  )`

/**
 * The prices of its lines and its totals, computed like the domain's priceEstimate: each line rounded half up, tax once
 * per class, insurer's share after the deductible.
 */
const priced = `
  lined as (
    select *, case when insured then 4100 else 3000 end as discount, ${cents("list_price * (10000 - case when insured then 4100 else 3000 end) / 10000.0")} as glass,
      ${cents("hours * 42.0")} as labor, ${cents("kits * 20.0")} as kit, case when molded then 4672 else 0 end as molding,
      case when calibrates and chips = 0 then 27500 else 0 end as calibration, 6995 + greatest(chips - 1, 0) * 1500 as repair
    from placed
  ),
  summed as (
    select *, case when chips > 0 then repair else glass + kit + molding end as parts, case when chips > 0 then 0 else labor + calibration end as work
    from lined
  ),
  taxed as (
    select *, case when exempt then 0 else ${cents("parts * parts_rate::numeric / 10000")} end as parts_tax,
      case when exempt then 0 else ${cents("work * labor_rate::numeric / 10000")} end as labor_tax
    from summed
  ),
  split as (
    select *, parts + work + parts_tax + labor_tax as total,
      case when insured then least(deductible, parts + work + parts_tax + labor_tax) else parts + work + parts_tax + labor_tax end as own
    from taxed
  ),
  numbers as (select coalesce(max(last), 0) as last from number_series where tenant_id = $1 and series = 'invoice'),
  whole as materialized (
    select *, uuidv7() as id, stage = 'invoice' and odd <> 0 as own_paid, stage = 'invoice' and odd <> 1 and day < $5::date - 30 as insurer_paid,
      case when stage = 'invoice' then last + row_number() over (partition by stage order by day, n) end as invoice
    from split, numbers
  )`

const jobs = `
  insert into job (tenant_id, id, version, number, stage, customer_id, location_id, pricing_profile_id, vehicle, insurance, install, parts_status, quoted_on,
    invoiced_on, invoice_number, tax_rates, totals, total, balance, install_date, vehicle_text, vin, plate, search_text)
  select $1::uuid, id, 1, 100000 + n, stage, customer, place, null,
    jsonb_build_object('vin', vin, 'plate', '', 'plateState', '', 'year', year, 'make', make, 'model', model, 'bodyStyle', body, 'mileage', 5000 + odd * 3170),
    case when insured then jsonb_build_object('company', (array['Saguaro Mutual', 'Prairie Mutual', 'Granite State Insurance'])[1 + odd % 3], 'claimNumber', 'CLM-' || n,
      'policyNumber', '', 'dateOfLoss', to_char(quoted - odd % 9, 'YYYY-MM-DD'), 'causeOfLoss', (array['101', '105', '131', '411'])[1 + odd % 4], 'agent', '',
      'referralDate', '', 'signatureOnFile', true, 'deductible', deductible, 'rebate', 0) end,
    jsonb_build_object('date', to_char(day, 'YYYY-MM-DD'), 'timeFrame', case when odd % 2 = 0 then 'morning' else 'afternoon' end,
      'repairLocation', case when odd % 3 = 0 then 'mobile' else 'inShop' end, 'notes', ''),
    case when stage = 'quote' then 'pending' else 'complete' end, quoted, case when stage = 'invoice' then day end, invoice,
    jsonb_build_object('parts', parts_rate, 'labor', labor_rate, 'exempt', exempt),
    jsonb_build_object('partsSubtotal', parts, 'laborSubtotal', work, 'partsTax', parts_tax, 'laborTax', labor_tax, 'total', total,
      'insurerShare', total - own, 'customerShare', own, 'shopCredit', 0),
    total, case when stage = 'quote' then 0 else case when own_paid then 0 else own end + case when insurer_paid then 0 else total - own end end, day, year || ' ' || make || ' ' || model, vin, '',
    lower(concat_ws(' ', 100000 + n, invoice, vin, case when insured then 'clm-' || n end, year, make, model))
  from whole`

const lines = `
  insert into estimate_line (tenant_id, job_id, position, kind, part_number, description, quantity, cost, list_price, discount, net_price, taxable, customer_paid, rule)
  select $1::uuid, id, line.position, kind, part, words, quantity, cost, price, off, net, true, false, rule
  from whole, lateral (values
    (0, 'glass', part_number, description, 100, list_price * 3 / 10, list_price, discount, glass, 'glassDiscount', chips = 0),
    (1, 'labor', '', 'Labor, replace glass', hours, 0, 0, 0, 4200, 'laborHourly', chips = 0),
    (2, 'kit', kit_number, 'Urethane, dam, primer', kits, 1100, 0, 0, 2000, 'kitRate', chips = 0),
    (3, 'molding', 'HML' || 100000 + year, 'Upper molding', 100, 1850, 5840, 2000, 4672, 'hardwareDiscount', chips = 0 and molded),
    (4, 'calibration', '', 'Camera calibration, static', 100, 0, 0, 0, 27500, 'calibrationPrice', calibration > 0),
    (5, 'repair', 'WR-1', 'Chip repair, first', 100, 0, 0, 0, 6995, 'repairPrice', chips > 0),
    (6, 'repair', 'WR-' || chips, 'Chip repair, additional', (chips - 1) * 100, 0, 0, 0, 1500, 'repairPrice', chips > 1)
  ) as line (position, kind, part, words, quantity, cost, price, off, net, rule, is_there) where is_there`

const payments = `
  insert into payment (tenant_id, id, job_id, position, payer, status, payment_type, collection_date, source, amount_received, description)
  select $1::uuid, uuidv7(), id, place_of, payer, 'paid', 'external', paid_on, source, amount, ''
  from whole, lateral (values (0, 'customer', own, own_paid, day, 'cardTerminal'), (1, 'insurer', total - own, insurer_paid, day + 21, 'insurerEft'))
    as paid (place_of, payer, amount, is_paid, paid_on, source) where is_paid and amount > 0`

/** Photos of the cars, as separate rows that share the shop's one picture. */
const files = `
  insert into job_file (tenant_id, job_id, id, place, name, type, size, at, by_id, by_name, content_id, thumbnail_id, deleted_at)
  select $1::uuid, whole.id, uuidv7(), shot.place, shot.name, picture.type, coalesce(picture.size, octet_length(picture.bytes)), (extract(epoch from day) * 1000)::bigint + 54000000 + odd * 60000, null, '',
    picture.id, picture.id, null
  from whole
  join file picture on picture.tenant_id = $1 and picture.id = ${pictureId("$1")}
  cross join lateral (values ('full', 'Windshield.jpg', true), ('front', 'Crack.jpg', odd % 3 = 0), ('rvmirror', 'Mirror and camera.jpg', calibration > 0)) as shot (place, name, is_there)
  where stage <> 'quote' and day < $5::date and is_there`

/** The next numbers follow all of these. */
const series = `
  insert into number_series (tenant_id, series, last)
  select $1::uuid, 'job', 100000 + $3::int union all select $1::uuid, 'invoice', max(invoice) from whole having max(invoice) is not null
  on conflict (tenant_id, series) do update set last = greatest(number_series.last, excluded.last)`

/**
 * Inserts jobs $2 to $3 of $4 of shop $1, as of day $5 and over the two years before it, with their lines, payments and
 * photos; returns the number of rows. Three in four quotes were accepted; insurers pay after a month; a few never pay.
 */
export const jobsSql = `
  with ${made}, ${priced},
  job_rows as (${jobs} returning 1), line_rows as (${lines} returning 1), payment_rows as (${payments} returning 1), file_rows as (${files} returning 1), series_rows as (${series} returning 1)
  select (select count(*) from job_rows) + (select count(*) from line_rows) + (select count(*) from payment_rows) + (select count(*) from file_rows) as rows`
