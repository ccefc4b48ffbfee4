import { Feature } from "#domain/people/Role.ts"
import type { CustomerId } from "#domain/customers/Customer.ts"
import { sampleCategory, sampleCustomer, sampleJob, samplePricingProfile, sampleProduct } from "#domain/testing/samples.ts"
import type { testServer } from "../../support/testServer.ts"

/** A shop whose every text carries a mark that nobody else may ever read. `idFor` gives its own thing for a field's name. */
export const markedShop = async ({ ask, signIn, openShop }: ReturnType<typeof testServer>) => {
  const mark = `CANARY${crypto.randomUUID().slice(0, 8)}`
  const { prefix, tenant, users, location } = await openShop(["owner"], { businessName: mark, features: Feature.literals })
  const cookie = await signIn(prefix, users[0]!.userName)
  const post = async (path: string, body: unknown) => {
    const answer = await ask(prefix, path, { method: "POST", body, cookie })
    if (answer.status !== 200) throw new Error(`${path} was answered ${answer.text}`)
    return answer.json().data as { readonly id: string }
  }
  const profile = await post("/pricing-profiles", { ...samplePricingProfile, profileName: mark })
  const customer = await post("/customers", { ...sampleCustomer, customerName: mark, emailAddress: `${mark}@example.com`, pricingProfileId: profile.id })
  const category = await post("/product-categories", { ...sampleCategory, categoryName: mark })
  const product = await post("/products", { ...sampleProduct, productCode: mark, description: mark, categoryId: category.id })
  const job = sampleJob(customer.id as CustomerId, location.id)
  const kept = await post("/jobs", { ...job, install: { ...job.install, notes: mark }, vehicle: { ...job.vehicle, plate: mark.slice(0, 12) } })
  await post(`/jobs/${kept.id}/signatures`, { version: 1, document: "quote", signedBy: mark, mark: { _tag: "typed", name: mark } })
  const view = await post("/list-views", { list: "customers", name: mark, isShared: true, address: "text=a" })
  const byName: Readonly<Record<string, string>> = {
    customerId: customer.id, locationId: location.id, defaultLocationKey: location.id, assignedLocations: location.id, pricingProfileId: profile.id, categoryId: category.id
  }
  return {
    mark, prefix, cookie, tenant,
    ids: [profile.id, customer.id, kept.id, location.id, category.id, product.id, view.id, users[0]!.id],
    idFor: (field: string) => byName[field] ?? kept.id
  }
}
