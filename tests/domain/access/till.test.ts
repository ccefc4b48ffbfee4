import { assert, it } from "@effect/vitest"
import { till } from "#domain/access/accessTable.ts"
import { type Access, mayEnter } from "#domain/access/mayEnter.ts"
import { Role } from "#domain/access/Role.ts"
import { getCardFrame, postCardPayment, postRefund } from "#domain/card-payments/cardPaymentsApi.ts"
import { postPayment } from "#domain/jobs/jobsApi.ts"

it("lets the same people record a payment, take it by card and give it back", () => {
  for (const role of Role.literals) {
    const person = { roles: [role], features: ["FullCRM" as const], accountActive: true }
    const may = (
      [
        till,
        postPayment.access,
        getCardFrame.access,
        postCardPayment.access,
        postRefund.access
      ] as ReadonlyArray<Access>
    ).map((door) => mayEnter(door, person as Parameters<typeof mayEnter>[1]))
    assert.strictEqual(new Set(may).size, 1, role)
  }
})
