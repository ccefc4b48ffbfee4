import { Dispatch, type DispatchContent, DispatchId } from "#domain/dispatches/Dispatch.ts"

/** A work assignment as Lynx might send it. */
export const sentDispatch = (changes: Partial<DispatchContent> = {}): DispatchContent => ({
  network: "lynx",
  dispatchNumber: "004179015",
  referralNumber: "",
  authorization: "A-55120-02",
  authorizedUntil: "2026-12-08",
  dispatchedOn: "2026-11-25",
  answerBy: Date.parse("2026-11-25T18:12:00Z"),
  insuredName: "Marcus T. Lee",
  insuredPhone: "520-555-0134",
  insuredEmail: "marcus.lee@example.com",
  address: {
    address1: "2210 E Speedway Blvd",
    address2: "",
    city: "Tucson",
    region: "AZ",
    postalCode: "85719",
    country: "US"
  },
  company: "Prairie Mutual Insurance",
  claimNumber: "PM-779640",
  policyNumber: "POL-44120",
  dateOfLoss: "2026-11-17",
  causeOfLoss: "101",
  otherPlate: "",
  agent: "R. Diaz",
  deductible: 10000,
  jobType: "replacement",
  repairLocation: "inShop",
  vehicle: {
    vin: "1C4PJMBX1JD592546",
    plate: "",
    plateState: "",
    year: 2018,
    make: "Jeep",
    model: "Cherokee",
    bodyStyle: "4 Door Utility"
  },
  lines: [
    { kind: "glass", partNumber: "DW02091GTYN", description: "WINDSHIELD SOLAR", quantity: 100, netPrice: 34800 },
    { kind: "calibration", partNumber: "", description: "STATIC CALIBRATION", quantity: 100, netPrice: 25000 }
  ],
  notes: "Insured asks for a call before noon",
  ...changes
})

/** A newly received dispatch. */
export const freshDispatch = (changes: Partial<Dispatch> = {}, sent: Partial<DispatchContent> = {}) =>
  new Dispatch({
    id: DispatchId.make(crypto.randomUUID()),
    version: 1,
    content: sentDispatch(sent),
    state: "new",
    receivedAt: Date.parse("2026-11-25T17:40:00Z"),
    revisedAt: null,
    jobId: null,
    reason: null,
    note: "",
    decidedBy: null,
    decidedAt: null,
    ...changes
  })
