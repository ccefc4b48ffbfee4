import { knownVehicles } from "#tests/adapters/vpic/knownVehicles.ts"

const list = (words: string) => `array[${words.split(" ").map((word) => `'${word}'`).join(", ")}]`
const first = list("Ada Ben Carla Diego Elena Frank Grace Hector Iris Jonah Karen Luis Maya Nolan Olga Pablo Quinn Rosa Sofia Tomas Uma Victor Wendy Xavier Yara Zane")
const last = list(
  "Abbott Barnes Castillo Dalton Estrada Fischer Garcia Hansen Ibarra Jensen Keller Lozano Moreno Nguyen Ortega Price Quintero Rivera Sandoval " +
    "Turner Underwood Vargas Whitaker Xiong Young Zamora Alvarez Becker Chavez Donovan Ellison Figueroa Graves Holloway Ingram Juarez Klein"
)
const pick = (words: string, by: string) => `(${words})[1 + (${by}) % array_length(${words}, 1)]`

/** One place of work. */
export const locationSql = `
  insert into location select $1, uuidv7(), 1, 'Bench', 'BEN', '', '', '{"address1": "1 Mill Avenue", "address2": "", "city": "Tempe", "region": "AZ",
    "postalCode": "85281", "country": "US"}', '', '', '', '', 'America/Phoenix', 825, 825, 0, '{}', 'active'`

/** Private customers with a phone number and an address; 962 different names. */
export const customersSql = `
  insert into customer (tenant_id, id, version, is_business, customer_name, first_name, last_name, customer_type, phone_numbers, email_address,
    billing_address, tax_exempt_no, payment_terms, external_accounting_id, edi_insurance_id, tpa_id, sales_representative, sort_name, search_text)
  select $1::uuid, uuidv7(), 1, false, f || ' ' || l, f, l, 'retail',
    jsonb_build_array(jsonb_build_object('phoneNumber', '(602) 555-' || lpad((n % 10000)::text, 4, '0'), 'phoneType', 'mobile')),
    lower(f || '.' || l || n || '@example.com'),
    jsonb_build_object('address1', n || ' Desert Way', 'address2', '', 'city', 'Tempe', 'region', 'AZ', 'postalCode', '85281', 'country', 'US', 'addressType', 'residential'),
    '', 'COD', '', '', '', '', lower(f || ' ' || l),
    lower(f || ' ' || l || ' ' || f || ' ' || l || ' ' || f || '.' || l || n || '@example.com 602555' || lpad((n % 10000)::text, 4, '0'))
  from generate_series(1, $2::int) as n, lateral (select ${pick(first, "n * 7")} as f, ${pick(last, "n * 11 + n / 26")} as l) as names`

const vehicles = knownVehicles.map(([vin, year, make, model, body]) => `('${vin}', ${year}, '${make}', '${model}', '${body}')`).join(", ")

/** Jobs over two years: three quotes and three work orders to four invoices, half of them insured. */
export const jobsSql = `
  with cars as (select row_number() over () - 1 as at, * from (values ${vehicles}) as car (vin, year, make, model, body)),
  people as (select row_number() over (order by id) - 1 as at, id from customer where tenant_id = $1),
  made as (
    select n, n % 2 = 0 as insured, 45000 + (n * 37) % 60000 as glass,
      case when n % 10 < 3 then 'quote' when n % 10 < 6 then 'workorder' else 'invoice' end as stage,
      date '2025-01-01' + (n * 13) % 730 as day
    from generate_series(1, $2::int) as n
  ),
  summed as (select *, glass + 4000 as parts, round((glass + 4000) * 0.0825)::int as tax, glass + 4000 + 13860 + round((glass + 4000) * 0.0825)::int as sum from made)
  insert into job
  select $1::uuid, uuidv7(), 1, 100000 + n, stage, people.id, (select id from location where tenant_id = $1 order by id desc limit 1), null,
    jsonb_build_object('vin', vin, 'plate', 'B' || n, 'plateState', 'AZ', 'year', year, 'make', make, 'model', model, 'bodyStyle', body, 'mileage', n),
    case when insured then jsonb_build_object('company', 'Saguaro Mutual', 'claimNumber', 'CLM-' || n, 'policyNumber', '', 'dateOfLoss', to_char(day - 6, 'YYYY-MM-DD'),
      'causeOfLoss', '101', 'agent', '', 'referralDate', '', 'signatureOnFile', true, 'deductible', 10000, 'rebate', 0) end,
    jsonb_build_object('date', case when stage = 'quote' then '' else to_char(day, 'YYYY-MM-DD') end, 'timeFrame', 'morning', 'repairLocation', 'inShop', 'notes', ''),
    case when n % 3 = 0 then 'pending' else 'complete' end, day - 3, case when stage = 'invoice' then day end, case when stage = 'invoice' then 100000 + n end,
    '{"parts": 825, "labor": 0, "exempt": false}',
    jsonb_build_object('partsSubtotal', parts, 'laborSubtotal', 13860, 'partsTax', tax, 'laborTax', 0, 'total', sum,
      'insurerShare', case when insured then sum - 10000 else 0 end, 'customerShare', case when insured then 10000 else sum end, 'shopCredit', 0),
    sum, case when stage = 'invoice' then 0 else sum end, case when stage = 'quote' then null else day end,
    year || ' ' || make || ' ' || model, lower(100000 + n || ' ' || vin || ' b' || n || case when insured then ' clm-' || n else '' end)
  from summed join cars on cars.at = n % ${knownVehicles.length} join people on people.at = n % (select count(*) from people)`

/** Three lines a job: glass, labor, kit. */
export const linesSql = `
  insert into estimate_line
  select job.tenant_id, job.id, line.position, kind, part, description, quantity, cost, price, 0, price, true, false, 'typed'
  from job, lateral (values
    (0, 'glass', 'FW0' || job.number % 9000 || 'GTY', 'Windshield, rain sensor', 100, 21000, (job.totals->>'partsSubtotal')::int - 4000),
    (1, 'labor', '', 'Labor, replace glass', 330, 0, 4200),
    (2, 'kit', 'HAH000004', 'Urethane, dam, primer', 200, 1100, 2000)
  ) as line (position, kind, part, description, quantity, cost, price)
  where job.tenant_id = $1 and job.number > 100000`

/** Invoices are paid: the customer's share, and the insurer's where there is one. */
export const paymentsSql = `
  insert into payment
  select tenant_id, uuidv7(), id, place, payer, 'paid', 'external', invoiced_on, 'Check', amount, ''
  from job, lateral (values (0, 'customer', (totals->>'customerShare')::int), (1, 'insurer', (totals->>'insurerShare')::int)) as owed (place, payer, amount)
  where tenant_id = $1 and number > 100000 and stage = 'invoice' and amount > 0`

/** The next number comes after all of these. */
export const numbersSql = `
  insert into number_series values ($1, 'job', 100000 + $2), ($1, 'invoice', 100000 + $2)
  on conflict (tenant_id, series) do update set last = excluded.last`
