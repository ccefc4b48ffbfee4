import type { CustomerType } from "#domain/customers/Customer.ts"
import { CustomerGrouping, type ListedCustomer } from "#domain/customers/CustomerSearch.ts"
import { GroupHead } from "#web/lists/GroupHead.tsx"
import { useWords } from "#web/words/useWords.ts"

/** By what customers can stand together, and the head over those of a group. */
export const useCustomerGroups = () => {
  const { t, of } = useWords()
  return {
    groups: CustomerGrouping.literals.map((id) => ({ id, title: of("customerGroup", id) })),
    groupOf:
      (grouping: CustomerGrouping | undefined) =>
      ({ group }: ListedCustomer) => {
        if (group === undefined || grouping === undefined) return undefined
        const name =
          grouping === "customerType"
            ? of("customerType", group.key as CustomerType)
            : group.name || t("customers.nobodySells")
        return { id: group.key, text: name, title: <GroupHead name={name} group={group} /> }
      }
  }
}
