import { assert, it } from "@effect/vitest"
import { paymentAccess } from "#domain/access/accessTable.ts"
import { type Access, hasAccess } from "#domain/access/hasAccess.ts"
import { Role } from "#domain/access/Role.ts"
import { getCardFrame, postCardPayment, postRefund } from "#domain/card-payments/cardPaymentsApi.ts"
import { postPayment } from "#domain/jobs/jobsApi.ts"

it("allows the same people to record a payment, charge a card, and refund", () => {
  for (const role of Role.literals) {
    const person = { roles: [role], features: ["FullCRM" as const], accountActive: true }
    const may = (
      [
        paymentAccess,
        postPayment.access,
        getCardFrame.access,
        postCardPayment.access,
        postRefund.access
      ] as ReadonlyArray<Access>
    ).map((door) => hasAccess(door, person as Parameters<typeof hasAccess>[1]))
    assert.strictEqual(new Set(may).size, 1, role)
  }
})
