import type { EdiFacts, EdiLine } from "#domain/edi/EdiFacts.ts"

export const line = (
  kind: EdiLine["kind"],
  partNumber: string,
  description: string,
  netPrice: number,
  quantity = 100
): EdiLine => ({ kind, partNumber, ediPartNumber: "", description, netPrice, quantity, rule: "typed" })

/** The invoice of trade 4.3, in cents. */
export const sampleFacts: EdiFacts = {
  invoiceNumber: 10_234,
  invoicedOn: "2026-01-15",
  completedOn: "2026-01-15",
  currency: "USD",
  seller: {
    name: "Demo Auto Glass",
    taxId: "990000000",
    address: { street: "100 Main St", city: "Tucson", region: "AZ", postalCode: "85701" }
  },
  insurerName: "Demo Insurance Co",
  insured: {
    name: "Jane Doe",
    address: { street: "456 Oak Ave", city: "Tucson", region: "AZ", postalCode: "85701" }
  },
  installAt: null,
  isMobile: false,
  named: {
    account: "LSHOP01",
    programId: "",
    parentId: "",
    dispatchNumber: "123456789",
    referralNumber: "",
    authorization: "",
    claimNumber: "CLM-778812",
    policyNumber: "POL-99812",
    dateOfLoss: "2026-01-10",
    causeOfLoss: "101",
    otherPlate: "",
    agent: "",
    insuredName: "Jane Doe",
    insuredAddress: "456 Oak Ave Tucson AZ 85701",
    installAddress: "",
    vin: "1M8GDM9AXKP042788",
    vehicle: "",
    workOrder: "",
    signature: "Y",
    calibrationProof: "yes"
  },
  lines: [
    line("calibration", "RECAL STATIC", "Static recalibration", 27_500),
    line("labor", "", "NAGS labor", 4_200, 330),
    line("glass", "FW90001GTYN", "Windshield solar acoustic", 40_672),
    line("kit", "HAH000448", "Urethane kit fast cure 2.0", 2_000, 200),
    line("molding", "HML090001", "Upper moulding", 4_672),
    line("rainSensorPad", "RSPAD", "Rain sensor gel pad", 1_980)
  ],
  taxes: [{ name: "Sales tax", amount: 4_234, rate: 825 }],
  gross: 96_918,
  deducted: 10_000
}
