import { firstNames, lastNames, trades } from "../words.ts"

const quoted = (word: string) => `'${word.replaceAll("'", "''")}'`
const list = (words: ReadonlyArray<string>) => `array[${words.map(quoted).join(", ")}]`
/** Returns SQL that picks one of the words by number. */
const pick = (words: ReadonlyArray<string>, by: string) => `(${list(words)})[1 + (${by}) % ${words.length}]`

const firms = Object.entries(trades)
  .map(([type, kinds]) => `when ${quoted(type)} then ${pick(kinds, "n / 25")}`)
  .join(" ")

/**
 * Inserts $2 customers of every type into shop $1, generated from the word lists, in the town of its first location.
 */
export const customersSql = `
  with home as (select address, coalesce(substring(phone_number from '\\d{3}'), '520') as area from location where tenant_id = $1 order by id limit 1),
  numbered as (
    select n, case n % 25 when 3 then 'bodyShop' when 7 then 'fleet' when 11 then 'autoDealer' when 14 then 'otherCommercial' when 17 then 'government'
      when 19 then 'agent' when 21 then 'insurance' when 23 then 'bodyShop' else 'retail' end as type,
      ${pick(firstNames, "n * 7")} as first, ${pick(lastNames, "n * 11 + n / 50")} as last
    from generate_series(1, $2::int) as n
  ),
  named as (
    select *, type <> 'retail' as firm,
      case when type = 'retail' then first || ' ' || last else last || ' ' || (case type ${firms} end) || case when n > 1250 then ' ' || n / 1250 + 1 else '' end end as name,
      'c' || n || '@example.com' as mail, '(' || area || ') 555-' || lpad((n % 10000)::text, 4, '0') as phone,
      area || '555' || lpad((n % 10000)::text, 4, '0') as digits,
      address || jsonb_build_object('address1', 100 + n * 37 % 9000 || ' ' || ${pick(["Main St", "Oak Ave", "Mill Rd", "Canyon Dr", "5th St", "Lakeview Blvd", "Railroad Ave"], "n * 3")},
        'address2', '', 'addressType', case when type = 'retail' then 'residential' else 'commercial' end) as place
    from numbered, home
  )
  insert into customer (tenant_id, id, version, is_business, customer_name, first_name, last_name, customer_type, pricing_profile_id, phone_numbers, email_address,
    billing_address, shipping_address, tax_exempt_no, tax_exempt_expiration_date, payment_terms, external_accounting_id, edi_insurance_id, tpa_id, sales_representative,
    sort_name, search_text)
  select $1::uuid, uuidv7(), 1, firm, name, case when firm then '' else first end, case when firm then '' else last end, type, null,
    jsonb_build_array(jsonb_build_object('phoneNumber', phone, 'phoneType', case when firm then 'work' else 'mobile' end)), mail, place, null,
    case when type = 'government' then 'EX-' || n else '' end, null, case when firm then 'Net 30' else 'Cash' end, case when firm then 'QB-' || n else '' end,
    case when type = 'insurance' then 'INS-' || n else '' end, '', '', lower(name),
    lower(name || ' ' || case when firm then ' ' else first || ' ' || last end || ' ' || mail || ' ' || digits)
  from named order by n`
