import { assert, describe, it } from "@effect/vitest"
import { CustomerId } from "#domain/customers/Customer.ts"
import { PricingProfileId } from "#domain/pricing-profiles/PricingProfileId.ts"
import { newJob } from "#web/jobs/form/JobForm.ts"

const id = CustomerId.make("019845e1-682f-4b02-a706-3b2422d13aec")
const pricingProfileId = PricingProfileId.make("019845e1-682f-4b02-a706-3b2422d13aed")

describe("a new quote", () => {
  it("starts without a customer, or for a customer with their prices", () => {
    const picked = ({ customerId, pricingProfileId: profile, locationId }: ReturnType<typeof newJob>) => [
      customerId,
      profile,
      locationId
    ]
    assert.deepStrictEqual(picked(newJob("here")), ["", null, "here"])
    assert.deepStrictEqual(picked(newJob("here", { id, pricingProfileId })), [id, pricingProfileId, "here"])
    assert.deepStrictEqual(picked(newJob("here", { id, pricingProfileId: null })), [id, null, "here"])
  })
})
