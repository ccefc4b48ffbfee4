import { between } from "#adapters/sample-catalogue/chance.ts"
import type { Customer } from "#domain/customers/Customer.ts"
import type { Location } from "#domain/locations/Location.ts"

/** The location a customer goes to: in their town, else in their state, else any. */
export const placeOf = ({ billingAddress, customerName }: Customer, locations: ReadonlyArray<Location>): Location => {
  const near = locations.filter(({ address }) => address.city === billingAddress?.city)
  const inState = locations.filter(({ address }) => address.region === billingAddress?.region)
  const choice = near.length > 0 ? near : inState.length > 0 ? inState : locations
  return choice[between(0, choice.length - 1, customerName)]!
}
