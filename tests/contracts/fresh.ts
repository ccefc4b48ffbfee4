import { testFactories } from "#domain/testing/testFactories.ts"

export { withTenant } from "#domain/testing/Contract.ts"

/** Unsaved domain objects, each with its own id. */
export const {
  freshTenant,
  freshUser,
  freshCustomer,
  freshProfile,
  freshLocation,
  freshCategory,
  freshProduct,
  freshJob,
  freshPayment
} = testFactories(() => crypto.randomUUID())
