/**
 * Hand-optimized statements for these requests: as few as possible, returning only what a screen cannot do without.
 * They never grow with the product.
 */
const row = (order: string, where = "") => `
  select job.id, job.number, job.stage, customer.customer_name as "customerName", job.vehicle_text as vehicle,
    coalesce(to_char(job.install_date, 'YYYY-MM-DD'), '') as "installDate", job.total, job.balance
  from job join customer on customer.tenant_id = job.tenant_id and customer.id = job.customer_id
  where job.stage = $1 ${where} order by ${order} limit $2`

const jobsBy = {
  "number asc": row("job.number"),
  "number desc": row("job.number desc"),
  "total asc": row("job.total, job.id"),
  "total desc": row("job.total desc, job.id desc"),
  "customerName asc": row("customer.sort_name, customer.id, job.number"),
  "customerName desc": row("customer.sort_name desc, customer.id desc, job.number desc"),
  "installDate asc": row("job.install_date, job.id"),
  // Jobs without a date come last in either order, so those with a date are queried separately.
  "installDate desc": `
    with known as materialized (${row("job.install_date desc, job.id desc", "and job.install_date is not null")})
    select * from known union all (select * from (${row("job.install_date desc, job.id desc", "and job.install_date is null and (select count(*) from known) < $2")}) as open) limit $2`
} as const

export const listSql: Readonly<Record<string, string>> = jobsBy

export const sql = {
  count: "select count(*)::int as total from (select 1 from job where stage = $1 limit 10001) as counted",
  job: `
    select job.id, job.version, job.number, job.stage, customer.customer_name as "customerName", job.vehicle, job.insurance, job.install, job.totals, job.balance,
      coalesce((select json_agg(json_build_object('kind', kind, 'partNumber', part_number, 'description', description, 'quantity', quantity, 'listPrice', list_price,
        'discount', discount, 'netPrice', net_price, 'taxable', taxable, 'id', id) order by position)
        from estimate_line where tenant_id = job.tenant_id and job_id = job.id), '[]') as lines
    from job join customer on customer.tenant_id = job.tenant_id and customer.id = job.customer_id
    where job.tenant_id = $1 and job.id = $2`,
  customers: `
    select id, customer_name as "customerName", customer_type as "customerType", phone_numbers as "phoneNumbers", email_address as "emailAddress"
    from customer where search_text ilike '%' || $1 || '%' order by sort_name, id limit $2`,
  customersCount:
    "select count(*)::int as total from (select 1 from customer where search_text ilike '%' || $1 || '%' limit 10001) as counted",
  takeKey: "insert into answered values ($1, $2, '', 0, '', 0) on conflict do nothing",
  keepAnswer: "update answered set status = 200, body = $3 where tenant_id = $1 and key = $2",
  /** The data a job is created from and the next number, in one statement. */
  parts: `
    with next as (insert into number_series values ($1, 'job', 1) on conflict (tenant_id, series) do update set last = number_series.last + 1 returning last)
    select default_parts_tax_rate as parts, default_labor_tax_rate as labor, next.last as number
    from customer, location, next where customer.tenant_id = $1 and customer.id = $2 and location.tenant_id = $1 and location.id = $3`,
  /** Inserts the job and its lines. */
  keepJob: `
    with kept as (insert into job values ($1, $2, 1, $3, 'quote', $4, $5, null, $6, $7, $8, $9, $10, null, null, $11, $12, $13, $13, null, $14, $15) returning tenant_id, id)
    insert into estimate_line (tenant_id, job_id, position, kind, part_number, description, quantity, cost, list_price, discount, net_price, taxable, customer_paid, rule, id)
    select kept.tenant_id, kept.id, ordinality - 1, kind, "partNumber", description, quantity, cost, "listPrice", discount, "netPrice", taxable, "customerPaid", rule, line.id
    from kept, rows from (jsonb_to_recordset($16) as (kind text, "partNumber" text, description text, quantity int, cost bigint, "listPrice" bigint, discount int,
      "netPrice" bigint, taxable boolean, "customerPaid" boolean, rule text, id uuid)) with ordinality
      as line (kind, "partNumber", description, quantity, cost, "listPrice", discount, "netPrice", taxable, "customerPaid", rule, id, ordinality)`
} as const
