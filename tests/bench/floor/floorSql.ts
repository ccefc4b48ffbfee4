/** The statements a patient hand would write for these pages: one for each, in the columns' own words on the wire. */
export const sql = {
  context: "select set_config('app.tenant_id', $1, true)",
  list: `
    select job.id, job.number, job.invoice_number as "invoiceNumber", job.stage, customer.customer_name as "customerName", job.vehicle_text as vehicle,
      coalesce(to_char(job.install_date, 'YYYY-MM-DD'), '') as "installDate", job.parts_status as "partsStatus", job.total, job.balance,
      job.credit is not null as "isCredited", job.answer->>'kind' as answer
    from job join customer on customer.tenant_id = job.tenant_id and customer.id = job.customer_id
    where job.stage = $1 order by job.install_date asc nulls last, job.id asc limit $2 offset 0`,
  count: "select count(*)::int as total from (select 1 from job where stage = $1 limit 10001) as counted",
  job: `
    select job.id, job.version, job.number, job.stage, customer.customer_name as "customerName", to_char(job.quoted_on, 'YYYY-MM-DD') as "quotedOn",
      coalesce(to_char(job.invoiced_on, 'YYYY-MM-DD'), '') as "invoicedOn", job.invoice_number as "invoiceNumber", job.tax_rates as "taxRates", job.totals,
      job.balance, job.customer_id as "customerId", job.location_id as "locationId", job.pricing_profile_id as "pricingProfileId", job.vehicle,
      job.insurance, job.install, job.parts_status as "partsStatus", job.answer, job.credit, job.rebill_of as "rebillOf",
      coalesce((select json_agg(json_build_object('kind', kind, 'partNumber', part_number, 'description', description, 'quantity', quantity, 'cost', cost,
        'listPrice', list_price, 'discount', discount, 'netPrice', net_price, 'taxable', taxable, 'customerPaid', customer_paid, 'rule', rule,
        'id', id, 'parentId', parent_id, 'status', status, 'manufacturer', manufacturer, 'distributor', distributor, 'ediPartNumber', edi_part_number,
        'dotNumber', dot_number, 'availability', availability, 'laborCode', labor_code, 'adhesiveManufacturer', adhesive_manufacturer,
        'adhesiveExpiry', coalesce(adhesive_expiry::text, ''), 'adhesiveLot', adhesive_lot, 'discountNote', discount_note) order by position)
        from estimate_line where tenant_id = job.tenant_id and job_id = job.id), '[]') as lines,
      coalesce((select json_agg(json_strip_nulls(json_build_object('id', id, 'status', status, 'paymentType', payment_type, 'payer', payer,
        'collectionDate', to_char(collection_date, 'YYYY-MM-DD'), 'source', source, 'amountReceived', amount_received, 'description', description,
        'card', card, 'decline', decline, 'refunds', refunds)) order by position)
        from payment where tenant_id = job.tenant_id and job_id = job.id), '[]') as payments
    from job join customer on customer.tenant_id = job.tenant_id and customer.id = job.customer_id
    where job.tenant_id = $1 and job.id = $2`,
  customers: `
    select id, version, is_business as "isBusiness", customer_name as "customerName", first_name as "firstName", last_name as "lastName",
      customer_type as "customerType", pricing_profile_id as "pricingProfileId", phone_numbers as "phoneNumbers", email_address as "emailAddress", language,
      billing_address as "billingAddress", shipping_address as "shippingAddress", tax_exempt_no as "taxExemptNo",
      coalesce(to_char(tax_exempt_expiration_date, 'YYYY-MM-DD'), '') as "taxExemptExpirationDate", payment_terms as "paymentTerms",
      external_accounting_id as "externalAccountingId", edi_insurance_id as "ediInsuranceId", tpa_id as "tpaId", sales_representative as "salesRepresentative"
    from customer where tenant_id = $1 and id = any(array(select found from find_customers($2))) order by sort_name, id limit $3`,
  customersCount: "select count(*)::int as total from find_customers($1)",
  takeKey: "insert into answered values ($1, $2, '', 0, '', 0) on conflict do nothing",
  keepAnswer: "update answered set status = 200, body = $3 where tenant_id = $1 and key = $2",
  parts: `
    select customer_name as "customerName", default_parts_tax_rate as parts, default_labor_tax_rate as labor
    from customer, location where customer.tenant_id = $1 and customer.id = $2 and location.tenant_id = $1 and location.id = $3`,
  number: `
    insert into number_series values ($1, 'job', 1) on conflict (tenant_id, series) do update set last = number_series.last + 1 returning last`,
  addJob: `
    insert into job values ($1, $2, 1, $3, 'quote', $4, $5, null, $6, $7, $8, $9, $10, null, null, $11, $12, $13, $13, null, $14, $15)`,
  addLines: `
    insert into estimate_line (tenant_id, job_id, position, kind, part_number, description, quantity, cost, list_price, discount, net_price, taxable,
      customer_paid, rule, id, parent_id, status, manufacturer, distributor, edi_part_number, dot_number, availability, labor_code,
      adhesive_manufacturer, adhesive_expiry, adhesive_lot, discount_note)
    select $1, $2, ordinality - 1, kind, "partNumber", description, quantity, cost, "listPrice", discount, "netPrice", taxable, "customerPaid", rule,
      id, "parentId", status, manufacturer, distributor, "ediPartNumber", "dotNumber", availability, "laborCode", "adhesiveManufacturer",
      nullif("adhesiveExpiry", '')::date, "adhesiveLot", "discountNote"
    from rows from (jsonb_to_recordset($3) as (kind text, "partNumber" text, description text, quantity int, cost bigint, "listPrice" bigint, discount int,
      "netPrice" bigint, taxable boolean, "customerPaid" boolean, rule text, id uuid, "parentId" uuid, status text, manufacturer text, distributor text,
      "ediPartNumber" text, "dotNumber" text, availability text, "laborCode" text, "adhesiveManufacturer" text, "adhesiveExpiry" text, "adhesiveLot" text,
      "discountNote" text)) with ordinality
      as line (kind, "partNumber", description, quantity, cost, "listPrice", discount, "netPrice", taxable, "customerPaid", rule, id, "parentId", status,
      manufacturer, distributor, "ediPartNumber", "dotNumber", availability, "laborCode", "adhesiveManufacturer", "adhesiveExpiry", "adhesiveLot",
      "discountNote", ordinality)`
} as const
