import { useIntl } from "react-intl"
import type { Location } from "#domain/locations/Location.ts"
import { formatPhone } from "#domain/shared/phoneDigits.ts"
import { StatusDot } from "#ui/StatusDot.tsx"
import type { TableColumn } from "#ui/TableColumn.ts"
import { localizeTimeZone } from "#web/forms/timeZones.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"

/** Returns the columns of the locations list. */
export const useLocationColumns = (): ReadonlyArray<TableColumn<Location>> => {
  const { t, of } = useWords()
  const { percent } = useFormats()
  const { locale } = useIntl()
  return [
    { id: "locationName", title: t("location.name"), allowsSorting: true, cell: ({ locationName }) => locationName },
    {
      id: "locationShortId",
      title: t("location.shortId"),
      width: "104px",
      allowsSorting: true,
      cell: ({ locationShortId }) => locationShortId
    },
    { id: "city", title: t("city"), width: "1.25fr", cell: ({ address: { city, region } }) => `${city}, ${region}` },
    {
      id: "phone",
      title: t("phoneNumber"),
      minTableWidth: "medium",
      width: "150px",
      cell: ({ phoneNumber }) => <span className="tabular">{formatPhone(phoneNumber)}</span>
    },
    {
      id: "partsTax",
      title: t("location.partsTax"),
      align: "end",
      minTableWidth: "wide",
      cell: ({ defaultPartsTaxRate }) => percent(defaultPartsTaxRate)
    },
    {
      id: "laborTax",
      title: t("location.laborTax"),
      align: "end",
      minTableWidth: "wide",
      cell: ({ defaultLaborTaxRate }) => percent(defaultLaborTaxRate)
    },
    {
      id: "status",
      title: t("location.status"),
      cell: ({ status }) => (
        <StatusDot tone={status === "active" ? "success" : "neutral"} isHollow={status === "inactive"}>
          {of("locationStatus", status)}
        </StatusDot>
      )
    },
    { id: "email", title: t("emailAddress"), isOptional: true, cell: ({ emailAddress }) => emailAddress || "–" },
    { id: "address1", title: t("address1"), isOptional: true, cell: ({ address }) => address.address1 },
    { id: "postalCode", title: t("postalCode"), isOptional: true, cell: ({ address }) => address.postalCode },
    {
      id: "timeZone",
      title: t("timeZone"),
      isOptional: true,
      cell: ({ timeZone }) => localizeTimeZone(timeZone, locale).place
    },
    {
      id: "primaryTaxId",
      title: t("location.primaryTaxId"),
      isOptional: true,
      cell: ({ primaryTaxId }) => primaryTaxId || "–"
    },
    {
      id: "services",
      title: t("location.services"),
      isOptional: true,
      cell: ({ services }) => services.map((service) => of("locationService", service)).join(", ") || "–"
    }
  ]
}
