import type { Customer } from "#domain/customers/Customer.ts"
import type { TableColumn } from "#ui/TableColumn.ts"
import { useWords } from "#web/words/useWords.ts"

/** The columns of the customers list. */
export const useCustomerColumns = (): ReadonlyArray<TableColumn<Customer>> => {
  const { t, of } = useWords()
  return [
    { id: "customerName", title: t("customer.name"), allowsSorting: true, cell: ({ customerName }) => customerName },
    { id: "customerType", title: t("customer.type"), allowsSorting: true, cell: ({ customerType }) => of("customerType", customerType) },
    { id: "phone", title: t("customer.phone"), cell: ({ phoneNumbers }) => <span className="tabular">{phoneNumbers[0]?.phoneNumber ?? "–"}</span> },
    { id: "email", title: t("emailAddress"), from: "medium", cell: ({ emailAddress }) => emailAddress || "–" },
    { id: "city", title: t("customer.city"), from: "wide", cell: ({ billingAddress }) => billingAddress?.city ?? "–" },
    { id: "terms", title: t("customer.terms"), from: "wide", cell: ({ paymentTerms }) => of("paymentTerms", paymentTerms) }
  ]
}
