import { csvExport } from "#domain/lists/CsvExport.ts"
import { whole } from "#domain/lists/csvLine.ts"
import type { TaxRate } from "#domain/shared/TaxLine.ts"
import { Locations } from "./Locations.ts"
import { listLocations } from "./locationsApi.ts"

/** Formats a percentage with as many decimals as needed: 8.875. */
const percent = (rate: TaxRate) => whole(Number((rate / 100).toFixed(4)))

/** The location list as a CSV file. */
export const locationsCsv = csvExport({
  name: "locations",
  title: "locations.title",
  list: listLocations,
  batch: (search, after) => Locations.use((locations) => locations.batch(search, after)),
  columns: {
    locationName: { title: "location.name", cell: ({ locationName }) => locationName },
    locationShortId: { title: "location.shortId", cell: ({ locationShortId }) => locationShortId },
    city: { title: "city", cell: ({ address }) => `${address.city}, ${address.region}` },
    phone: { title: "phoneNumber", cell: ({ phoneNumber }) => phoneNumber },
    partsTax: { title: "location.partsTax", cell: ({ defaultPartsTaxRate }) => percent(defaultPartsTaxRate) },
    laborTax: { title: "location.laborTax", cell: ({ defaultLaborTaxRate }) => percent(defaultLaborTaxRate) },
    status: { title: "location.status", cell: ({ status }, words) => words[`locationStatus.${status}`] },
    email: { title: "emailAddress", cell: ({ emailAddress }) => emailAddress },
    address1: { title: "address1", cell: ({ address }) => address.address1 },
    postalCode: { title: "postalCode", cell: ({ address }) => address.postalCode },
    timeZone: { title: "timeZone", cell: ({ timeZone }) => timeZone },
    primaryTaxId: { title: "location.primaryTaxId", cell: ({ primaryTaxId }) => primaryTaxId },
    services: {
      title: "location.services",
      cell: ({ services }, words) => services.map((service) => words[`locationService.${service}`]).join(", ")
    }
  }
})
