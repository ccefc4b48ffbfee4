import { Clock, Effect, Layer } from "effect"
import { Customer, CustomerChanged, CustomerNotFound } from "#domain/customers/Customer.ts"
import { invoiceRetentionYears, PersonalData, type IssuedTo } from "#domain/customers/PersonalData.ts"
import type { FileId } from "#domain/files/FileId.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { Database } from "../Database.ts"
import { currentSave } from "../saveVersion.ts"
import { customerColumns, CustomerRow, toCustomer, toCustomerRow } from "./CustomerRow.ts"

/** Finds and erases a customer's data in all tables that refer to the customer or to one of their jobs. */
export const personalDataPostgres = Layer.effect(
  PersonalData,
  Effect.gen(function* () {
    const database = yield* Database
    const read = Effect.fnUntraced(function* (id: Customer["id"]) {
      const { id: tenantId } = yield* CurrentTenant
      const [row] = yield* database.read((reading) => reading.execute(one, [tenantId, id]))
      return row === undefined ? yield* new CustomerNotFound({ id }) : toCustomer(row)
    })
    return PersonalData.of({
      countOpenJobs: Effect.fn("PersonalData.countOpenJobs")(function* (id) {
        const { id: tenantId } = yield* CurrentTenant
        const [counted] = yield* database.write((writing) => writing.execute(openJobs, [tenantId, id]))
        return counted === undefined ? yield* new CustomerNotFound({ id }) : Number(counted["jobs"])
      }),
      erase: Effect.fn("PersonalData.erase")(function* (left, { customerName, billingAddress, taxExemptNo }) {
        const { id: tenantId } = yield* CurrentTenant
        const { at, by } = yield* currentSave
        const next = new Customer({ ...left, version: left.version + 1 }, { disableChecks: true })
        // The row must not retain any previous values.
        const saves = [{ at, by, fields: [], version: next.version }]
        const opened = { tenantId, id: left.id, version: left.version }
        const saved = yield* database.query((em) =>
          em.nativeUpdate(CustomerRow, opened, { ...toCustomerRow(next, tenantId), saves })
        )
        if (saved !== 1) return yield* new CustomerChanged({ current: yield* read(left.id) })
        const issuedTo = JSON.stringify({ customerName, billingAddress, taxExemptNo } satisfies IssuedTo)
        const now = yield* Clock.currentTimeMillis
        yield* database.write(async (writing) => {
          const customer = [tenantId, left.id]
          await writing.execute(keepForBooks, [issuedTo, ...customer])
          await writing.execute(forgetOldBooks, [tenantId])
          await writing.execute(clearJobs, customer)
          await writing.execute(clearUnissued, customer)
          await writing.execute(clearMessages, customer)
          await writing.execute(closeLinks, [now, ...customer])
          await writing.execute(clearDispatches, customer)
          await writing.execute("select forget_site_events(?)", [left.id])
          await writing.execute(clearDisputes, customer)
          await writing.execute(clearReminders, customer)
        })
        return next
      }),
      deletePhotos: Effect.fn("PersonalData.deletePhotos")(function* (id) {
        const { id: tenantId } = yield* CurrentTenant
        const customer = [tenantId, id]
        const gone = yield* database.write((writing) => writing.execute(dropPhotos, customer))
        yield* database.write((writing) => writing.execute(clearReplies, customer))
        return gone.flatMap(
          ({ content, thumbnail }) => [content, thumbnail].filter((one) => one !== null) as Array<FileId>
        )
      }),
      issuedTo: Effect.fn("PersonalData.issuedTo")(function* (id) {
        const { id: tenantId } = yield* CurrentTenant
        const [row] = yield* database.read((reading) => reading.execute(issued, [tenantId, id]))
        if (row === undefined) return undefined
        // Decoded like a customer; fields that did not exist at the time are empty.
        const { issuedTo, ...left } = row
        const { customerName, billingAddress, taxExemptNo } = toCustomer({ ...left, ...(issuedTo as IssuedTo) })
        return { customerName, billingAddress, taxExemptNo }
      })
    })
  })
)

const one = `select ${customerColumns} from customer where tenant_id = ? and id = ?`

const openJobs = `
  with locked as materialized (select tenant_id, id from customer where tenant_id = ? and id = ? for update)
  select (select count(*) from job where job.tenant_id = locked.tenant_id and job.customer_id = locked.id
    and (job.stage = 'workorder' or (job.stage = 'invoice' and job.balance <> 0))) as jobs from locked`

const keepForBooks = `
  update customer set issued_to = coalesce(customer.issued_to, ?::jsonb),
    issued_until = coalesce(customer.issued_until, last.day)
  from (select tenant_id, customer_id, (max(invoiced_on) + interval '${invoiceRetentionYears} years')::date as day
    from job where tenant_id = ? and customer_id = ? and invoiced_on is not null group by tenant_id, customer_id) as last
  where customer.tenant_id = last.tenant_id and customer.id = last.customer_id`

const forgetOldBooks =
  "update customer set issued_to = null where tenant_id = ? and issued_to is not null and issued_until < current_date"

const issued = `
  select ${customerColumns}, issued_to as "issuedTo" from customer
  where tenant_id = ? and id = ? and issued_to is not null and (issued_until is null or issued_until >= current_date)`

const clearJobs = `
  update job set version = version + 1, install = install || '{"address": null, "availability": "", "notes": ""}'::jsonb,
    answer = case when jsonb_typeof(answer) = 'object' then answer || '{"by": "", "reason": ""}'::jsonb else answer end,
    lost = case when jsonb_typeof(lost) = 'object' then lost || '{"note": ""}'::jsonb else lost end
  where tenant_id = ? and customer_id = ?`

/** Vehicle and claim data on an invoice stay as issued. A vehicle without a VIN must have a plate. */
const clearUnissued = `
  update job set vehicle = vehicle || jsonb_build_object('plate', case when vehicle ->> 'vin' = '' then '–' else '' end), plate = '',
    insurance = case when jsonb_typeof(insurance) = 'object'
      then insurance || '{"claimNumber": "", "policyNumber": "", "policyholder": "", "dispatchNumber": "", "referralNumber": "", "authorization": "",
        "otherPlate": "", "agent": ""}'::jsonb else insurance end,
    search_text = lower(concat_ws(' ', number::text, nullif(vehicle ->> 'vin', ''), nullif(vehicle_text, '')))
  where tenant_id = ? and customer_id = ? and invoiced_on is null and invoice_number is null`

const clearMessages = `
  update message set to_address = '', to_name = '', subject = '', body = '', detail = '',
    state = case when state = 'queued' then 'failed' else state end
  where (tenant_id, job_id) in (select tenant_id, id from job where tenant_id = ? and customer_id = ?)`

const closeLinks = `
  update job_link set revoked_at = coalesce(revoked_at, ?::bigint), callback_note = ''
  where (tenant_id, job_id) in (select tenant_id, id from job where tenant_id = ? and customer_id = ?)`

/** Deletes the photos that the customer sent of their own car; the job's other files stay. */
const dropPhotos = `
  delete from job_file where (tenant_id, job_id, id) in (
    select photo_reply.tenant_id, photo_reply.job_id, (photo ->> 'fileId')::uuid
    from photo_reply cross join jsonb_array_elements(photos) as photo
    where (photo_reply.tenant_id, photo_reply.job_id) in (select tenant_id, id from job where tenant_id = ? and customer_id = ?))
  returning content_id as content, thumbnail_id as thumbnail`

const clearReplies = `
  update photo_reply set vin = null, car = null, panes = '[]', answers = '[]', photos = '[]'
  where (tenant_id, job_id) in (select tenant_id, id from job where tenant_id = ? and customer_id = ?)`

const clearDispatches = `
  update dispatch set version = version + 1, note = '', answer = null, search_text = lower(number), content = content || jsonb_build_object(
    'insuredName', '–', 'insuredPhone', '', 'insuredEmail', '', 'address', null, 'notes', '', 'claimNumber', '', 'policyNumber', '',
    'otherPlate', '', 'agent', '', 'vehicle', (content -> 'vehicle') || '{"plate": ""}'::jsonb)
  where (tenant_id, job_id) in (select tenant_id, id from job where tenant_id = ? and customer_id = ?)`

/** Clears free text. Claim numbers are part of the invoice, and what was sent to a network stays as sent. */
const clearDisputes = `
  update edi_invoice set dispute = dispute || '{"note": ""}'::jsonb
  where jsonb_typeof(dispute) = 'object'
    and (tenant_id, job_id) in (select tenant_id, id from job where tenant_id = ? and customer_id = ?)`

const clearReminders = `
  update reminder set text = case when text = '' then '' else '–' end, saves = '[]', version = version + 1
  where tenant_id = ? and customer_id = ?`
