import { freshThings } from "#domain/testing/freshThings.ts"

export { inShop } from "#domain/testing/Contract.ts"

/** Things of the trade that nobody has kept yet, each under an id of its own. */
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
