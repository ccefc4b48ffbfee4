import { freshThings } from "#domain/testing/freshThings.ts"

export { inShop } from "#domain/testing/Contract.ts"

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
} = freshThings(() => crypto.randomUUID())
