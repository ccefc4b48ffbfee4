import { samplePricingProfile } from "#domain/testing/samples.ts"
import type { GridContext, CellFormat } from "#web/jobs/parts/grid/GridState.ts"

export const english: CellFormat = {
  canEditTax: true,
  locale: "en-US",
  yes: "Yes",
  no: "No",
  status: { quoted: "Quoted", ordered: "Ordered", received: "Received", returned: "Returned", installed: "Installed" },
  kind: {
    glass: "Glass",
    labor: "Labor",
    kit: "Kit",
    molding: "Molding",
    clip: "Clips",
    rainSensorPad: "Pad",
    part: "Part",
    calibration: "Calibration",
    repair: "Repair",
    fee: "Fee"
  }
}

/** The columns that most tests use. */
export const world: GridContext = {
  columns: ["partNumber", "description", "quantity", "listPrice", "netPrice", "extended", "taxable", "status"],
  speech: english,
  profile: samplePricingProfile,
  newId: () => crypto.randomUUID()
}
