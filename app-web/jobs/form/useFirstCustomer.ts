import { Schema } from "effect"
import { useSearchParams } from "react-router-dom"
import { CustomerId } from "#domain/customers/Customer.ts"
import { getCustomer } from "#domain/customers/customersApi.ts"
import { useQueryOf } from "#web/api/useQueryOf.ts"
import { useRights } from "#web/jobs/useRights.ts"

const isId = Schema.is(CustomerId)

/**
 * Whom a new quote begins with, `/jobs/create?customer=<id>`: a way from the customer's card. One who is gone, or not
 * to be seen, begins nothing.
 */
export const useFirstCustomer = (isNew: boolean) => {
  const [search] = useSearchParams()
  const { seesCustomers } = useRights()
  const id = search.get("customer")
  const isAsked = isNew && seesCustomers && isId(id)
  const customer = useQueryOf(getCustomer, { id: id as CustomerId }, { enabled: isAsked })
  return { customer: isAsked ? customer.data : undefined, isPending: isAsked && customer.isPending }
}
