import { handle } from "#domain/contract/Endpoint.ts"
import { postCustomerAnonymize } from "#domain/customers/customerRemovalApi.ts"
import { anonymizeCustomer } from "./anonymizeCustomer.ts"

/** It stands above customers and jobs, as a customer's name is in both. */
export const customerPrivacyHandlers = [handle(postCustomerAnonymize, anonymizeCustomer)]
