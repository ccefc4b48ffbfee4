import type { PricingProfile } from "#domain/pricing-profiles/PricingProfile.ts"
import type { TableColumn } from "#ui/TableColumn.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import "./ProfileList.css"

/** The columns of the profiles list. */
export const useProfileColumns = (): ReadonlyArray<TableColumn<PricingProfile>> => {
  const { t, of } = useWords()
  const { money, percent } = useFormats()
  return [
    { id: "profileName", title: t("profile.name"), allowsSorting: true, cell: ({ profileName }) => profileName },
    { id: "pricingType", title: t("profile.type"), cell: ({ pricingType }) => of("pricingType", pricingType) },
    { id: "method", title: t("profile.method"), from: "wide", cell: ({ method }) => of("pricingMethod", method) },
    {
      id: "windshield",
      title: t("profile.windshield"),
      align: "end",
      cell: ({ windshieldPercent }) => percent(windshieldPercent)
    },
    {
      id: "tempered",
      title: t("profile.tempered"),
      align: "end",
      from: "medium",
      cell: ({ temperedPercent }) => percent(temperedPercent)
    },
    {
      id: "labor",
      title: t("profile.labor"),
      align: "end",
      width: "150px",
      cell: ({ laborType, laborRate }) => (
        <span>
          {money(laborRate)} <span className="ProfileUnit">{of("laborType", laborType)}</span>
        </span>
      )
    },
    {
      id: "laborType",
      title: t("profile.laborType"),
      isExtra: true,
      cell: ({ laborType }) => of("laborType", laborType)
    }
  ]
}
