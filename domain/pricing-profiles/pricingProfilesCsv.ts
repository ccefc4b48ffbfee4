import { csvExport } from "#domain/lists/CsvExport.ts"
import { exact } from "#domain/lists/csvLine.ts"
import { PricingProfiles } from "./PricingProfiles.ts"
import { listPricingProfiles } from "./pricingProfilesApi.ts"

/** The pricing profile list as a CSV file; percentages are formatted as 41.00. */
export const pricingProfilesCsv = csvExport({
  name: "pricing-profiles",
  title: "profiles.title",
  list: listPricingProfiles,
  batch: (search, after) => PricingProfiles.use((profiles) => profiles.batch(search, after)),
  columns: {
    profileName: { title: "profile.name", cell: ({ profileName }) => profileName },
    pricingType: { title: "profile.type", cell: ({ pricingType }, words) => words[`pricingType.${pricingType}`] },
    method: { title: "profile.method", cell: ({ method }, words) => words[`pricingMethod.${method}`] },
    windshield: { title: "profile.windshield", cell: ({ windshieldPercent }) => exact(windshieldPercent) },
    tempered: { title: "profile.tempered", cell: ({ temperedPercent }) => exact(temperedPercent) },
    labor: { title: "profile.labor", cell: ({ laborRate }) => exact(laborRate) },
    laborType: { title: "profile.laborType", cell: ({ laborType }, words) => words[`laborType.${laborType}`] },
    isDefault: { title: "profile.isDefault", cell: ({ isDefault }, words) => words[isDefault ? "yes" : "no"] }
  }
})
