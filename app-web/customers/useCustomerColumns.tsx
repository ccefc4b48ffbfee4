import { type Customer, CustomerGrouping, type CustomerType, type ListedCustomer } from "#domain/customers/Customer.ts"
import { formatPhone } from "#domain/shared/phoneDigits.ts"
import type { TableColumn } from "#ui/TableColumn.ts"
import { GroupHead } from "#web/lists/GroupHead.tsx"
import { TruncatedText } from "#web/page/TruncatedText.tsx"
import { useProfiles } from "#web/pricing-profiles/useProfiles.ts"
import { languageName } from "#domain/words/languages.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"

/** Returns the columns of the customers list. Extra ones are hidden by default. */
export const useCustomerColumns = (): ReadonlyArray<TableColumn<Customer>> => {
  const { t, of } = useWords()
  const { day } = useFormats()
  const profiles = useProfiles()
  const profileName = (id: string | null) => profiles.find((profile) => profile.id === id)?.profileName
  return [
    { id: "customerName", title: t("customer.name"), allowsSorting: true, cell: ({ customerName }) => customerName },
    {
      id: "customerType",
      title: t("customer.type"),
      allowsSorting: true,
      width: "144px",
      cell: ({ customerType }) => of("customerType", customerType)
    },
    {
      id: "phone",
      title: t("customer.phone"),
      width: "150px",
      cell: ({ phoneNumbers }) => <span className="tabular">{formatPhone(phoneNumbers[0]?.phoneNumber ?? "–")}</span>
    },
    {
      id: "email",
      title: t("emailAddress"),
      minTableWidth: "medium",
      width: "1.75fr",
      minWidth: 224,
      cell: ({ emailAddress }) => (emailAddress === "" ? "–" : <TruncatedText text={emailAddress} />)
    },
    {
      id: "city",
      title: t("customer.city"),
      minTableWidth: "wide",
      cell: ({ billingAddress }) => billingAddress?.city || "–"
    },
    {
      id: "terms",
      title: t("customer.terms"),
      minTableWidth: "wide",
      cell: ({ paymentTerms }) => of("paymentTerms", paymentTerms)
    },
    {
      id: "salesRepresentative",
      title: t("customer.salesRepresentative"),
      isOptional: true,
      cell: ({ salesRepresentative }) => salesRepresentative || "–"
    },
    {
      id: "profile",
      title: t("customer.profile"),
      isOptional: true,
      cell: ({ pricingProfileId }) => profileName(pricingProfileId) ?? "–"
    },
    {
      id: "status",
      title: t("customer.status"),
      isOptional: true,
      cell: ({ status }) => of("customerStatus", status)
    },
    {
      id: "kind",
      title: t("customer.kind"),
      isOptional: true,
      cell: ({ isBusiness }) => t(isBusiness ? "customer.business" : "customer.person")
    },
    { id: "language", title: t("language"), isOptional: true, cell: ({ language }) => languageName(language) },
    { id: "firstName", title: t("customer.firstName"), isOptional: true, cell: ({ firstName }) => firstName || "–" },
    { id: "lastName", title: t("customer.lastName"), isOptional: true, cell: ({ lastName }) => lastName || "–" },
    { id: "region", title: t("region"), isOptional: true, cell: ({ billingAddress }) => billingAddress?.region || "–" },
    {
      id: "postalCode",
      title: t("postalCode"),
      isOptional: true,
      cell: ({ billingAddress }) => <span className="tabular">{billingAddress?.postalCode || "–"}</span>
    },
    {
      id: "taxExemptNo",
      title: t("customer.taxExemptNo"),
      isOptional: true,
      cell: ({ taxExemptNo }) => taxExemptNo || "–"
    },
    {
      id: "taxExemptUntil",
      title: t("customer.taxExemptUntil"),
      isOptional: true,
      cell: ({ taxExemptExpirationDate }) => <span className="tabular">{day(taxExemptExpirationDate) || "–"}</span>
    },
    {
      id: "externalAccountingId",
      title: t("customer.externalAccountingId"),
      isOptional: true,
      cell: ({ externalAccountingId }) => externalAccountingId || "–"
    },
    {
      id: "ediInsuranceId",
      title: t("customer.ediInsuranceId"),
      isOptional: true,
      cell: ({ ediInsuranceId }) => ediInsuranceId || "–"
    },
    { id: "tpaId", title: t("customer.tpaId"), isOptional: true, cell: ({ tpaId }) => tpaId || "–" }
  ]
}

/** Returns the ways customers can be grouped, and the header of a group. */
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
