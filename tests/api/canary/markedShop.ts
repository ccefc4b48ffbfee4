import { Effect } from "effect"
import { sentDispatch } from "#tests/contracts/freshDispatch.ts"
import { CapturedMail } from "#adapters/mail/mailerFolder.ts"
import { deliverMessage } from "#domain/messages/deliverMessage.ts"
import { MessageId } from "#domain/messages/Message.ts"
import { Feature } from "#domain/access/Role.ts"
import type { CustomerId } from "#domain/customers/Customer.ts"
import {
  sampleCategory,
  sampleCustomer,
  sampleJob,
  samplePricingProfile,
  sampleProduct
} from "#domain/testing/samples.ts"
import { Customers } from "#domain/customers/Customers.ts"
import { UnmatchedItems } from "#domain/edi/UnmatchedItems.ts"
import { receiveInterchange } from "#domain/edi/pollPartner.ts"
import { Invoice } from "#domain/jobs/Job.ts"
import { emptyInsurance } from "#domain/jobs/JobDraft.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import type { Location } from "#domain/locations/Location.ts"
import { freshJob, withTenant } from "../../contracts/fresh.ts"
import { png } from "../../domain/files/pictures.ts"
import { formBody } from "../../support/formBody.ts"
import type { testServer } from "../../support/testServer.ts"

/**
 * Opens a shop whose texts, files, documents and mails all carry a mark that no other shop may ever read. `idFor`
 * returns the shop's own id for a field name. `token` is the token of its customer's link.
 */
export const canaryShop = async ({ ask, signIn, openShop, run }: ReturnType<typeof testServer>) => {
  const mark = `CANARY${crypto.randomUUID().slice(0, 8)}`
  const { prefix, tenant, users, location } = await openShop(["owner"], {
    businessName: mark,
    features: Feature.literals
  })
  const cookie = await signIn(prefix, users[0]!.userName)
  const post = async (path: string, body: unknown) => {
    const answer = await ask(prefix, path, { method: "POST", body, cookie })
    if (answer.status !== 200) throw new Error(`${path} failed: ${answer.text}`)
    return answer.json().data as { readonly id: string }
  }
  const profile = await post("/pricing-profiles", { ...samplePricingProfile, profileName: mark })
  const customer = await post("/customers", {
    ...sampleCustomer,
    customerName: mark,
    emailAddress: `${mark}@example.com`,
    pricingProfileId: profile.id
  })
  await post("/insurers", { insurerName: mark, aliases: mark.slice(1), network: "none", isActive: true })
  const category = await post("/product-categories", { ...sampleCategory, categoryName: mark })
  const product = await post("/products", {
    ...sampleProduct,
    productCode: mark,
    description: mark,
    categoryId: category.id
  })
  const job = sampleJob(customer.id as CustomerId, location.id)
  const kept = await post("/jobs", {
    ...job,
    install: { ...job.install, notes: mark },
    vehicle: { ...job.vehicle, plate: mark.slice(0, 12) }
  })
  await post(`/jobs/${kept.id}/signatures`, {
    version: 1,
    document: "quote",
    signedBy: mark,
    mark: { _tag: "typed", name: mark }
  })
  const reminder = await post("/reminders", {
    kind: "callBack",
    text: mark,
    dueOn: "2026-12-01",
    dueTime: "09:30",
    assignedTo: users[0]!.id,
    jobId: kept.id,
    customerId: null
  })
  const money = await run(
    marksMoney(mark, customer.id as CustomerId, location).pipe(Effect.orDie, withTenant(tenant.id))
  )
  await post("/remittances", {
    source: "check",
    trace: mark,
    day: "2026-11-20",
    total: 1_240,
    lines: [{ jobId: money.job, paymentId: crypto.randomUUID(), amount: 1_240 }]
  })
  await post(`/edi-strays/${money.settled}/settlement`, { note: mark })
  const dispatch = await post("/dispatches", sentDispatch({ insuredName: mark, claimNumber: mark, notes: mark }))
  const view = await post("/list-views", { list: "customers", name: mark, isShared: true, address: "text=a" })
  const send = async (method: string, path: string, fields: Readonly<Record<string, unknown>>) => {
    const answer = await ask(prefix, path, { method, cookie, ...formBody(fields) })
    if (answer.status !== 200) throw new Error(`${path} failed: ${answer.text}`)
  }
  const fileId = crypto.randomUUID()
  await send("POST", `/jobs/${kept.id}/files`, { fileId, place: "full", name: `${mark}.png`, file: png(40, 30) })
  await send("PUT", "/business-information/logo", { logo: png(300, 100) })
  const to = `${mark}@example.com`
  const letter = await post(`/jobs/${kept.id}/messages`, {
    channel: "email",
    template: "quote",
    language: "en",
    to,
    subject: `Quote ${mark}`,
    body: `For ${mark}: {link}`,
    isTest: false
  })
  await run(Effect.orDie(deliverMessage(MessageId.make(letter.id))).pipe(withTenant(tenant.id)))
  const mails = () => run(Effect.flatMap(CapturedMail, (folder) => folder!.list))
  const mailed = (await mails()).find((mail) => mail.text.includes(mark))
  const token = /\/document\/([\w-]{43})/.exec(mailed?.text ?? "")?.[1]
  if (token === undefined) throw new Error("no mail was sent to the customer")
  const byName: Readonly<Record<string, string>> = {
    customerId: customer.id,
    locationId: location.id,
    defaultLocationKey: location.id,
    assignedLocations: location.id,
    pricingProfileId: profile.id,
    categoryId: category.id
  }
  return {
    mark,
    prefix,
    cookie,
    tenant,
    to,
    mails,
    token,
    fileId,
    job: kept.id,
    ids: [
      profile.id,
      customer.id,
      kept.id,
      location.id,
      category.id,
      product.id,
      money.job,
      money.stray,
      money.settled,
      reminder.id,
      dispatch.id,
      view.id,
      users[0]!.id,
      fileId
    ],
    idFor: (field: string) => byName[field] ?? kept.id
  }
}

/** Adds an insured invoice for a remittance to pay, and two unreadable files from a network. */
const marksMoney = Effect.fnUntraced(function* (mark: string, customerId: CustomerId, location: Location) {
  const jobs = yield* Jobs
  const customer = yield* (yield* Customers).get(customerId)
  const { stage: _, ...facts } = freshJob(customer, location, { number: yield* jobs.nextNumber("job") })
  const job = new Invoice({
    ...facts,
    stage: "invoice",
    insurance: { ...emptyInsurance, company: mark, claimNumber: mark },
    invoicedOn: "2026-11-20",
    invoiceNumber: yield* jobs.nextNumber("invoice"),
    credit: null
  })
  yield* jobs.add(job)
  yield* receiveInterchange("lynx", mark, `${mark.slice(0, 20)}.txt`)
  yield* receiveInterchange("lynx", `${mark} once more`, `${mark.slice(0, 20)}.txt`)
  const [stray, settled] = yield* (yield* UnmatchedItems).list(false)
  return { job: job.id, stray: stray!.id, settled: settled!.id }
})
