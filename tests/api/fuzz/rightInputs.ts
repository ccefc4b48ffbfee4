import type { CustomerId } from "#domain/customers/Customer.ts"
import type { LocationId } from "#domain/locations/Location.ts"
import { sampleCustomer, sampleJob, sampleLocation } from "#domain/testing/samples.ts"

const id = "019a2b3c-0000-7000-8000-000000000001"
const job = sampleJob(id as CustomerId, id as LocationId)

const person = { firstName: "Bea", lastName: "Ortiz", emailAddress: "bea@copperstate.example", phoneNumber: "602-555-0101", defaultLanguage: 1, timeZone: "America/Phoenix" }
const userDraft = { ...person, userName: "bea.ortiz", roles: ["sales"], defaultLocationKey: null, assignedLocations: [] }
const profile = { ...person, address: null, usesAvatar: true, currentPassword: "" }
const passwordChange = { currentPassword: "Clear-View-2026", newPassword: "Wind-Shield-77", confirmation: "Wind-Shield-77" }

/** One input that is right, by call, where chance hardly ever finds one: an e-mail address, a phone number, a VIN. */
export const rightInputs: Readonly<Record<string, unknown>> = {
  postCustomer: sampleCustomer,
  putCustomer: { id, version: 1, ...sampleCustomer },
  postLocation: sampleLocation,
  putLocation: { id, version: 1, ...sampleLocation },
  postJob: job,
  putJob: { id, version: 1, ...job },
  postPayment: { id, paymentId: id, payer: "customer", collectionDate: "2026-11-21", source: "Cash", amountReceived: 100, description: "" },
  postWorkOrder: { id, version: 1, date: "2026-12-01", timeFrame: "morning" },
  postListView: { list: "customers", name: "Fleets", isShared: true, address: "customerType=fleet" },
  putListView: { id, version: 1, name: "Fleets", isShared: true, address: "customerType=fleet" },
  postListChoice: { list: "customers", columns: "customerName.240-phone", size: 25, defaultViewId: null },
  postCustomersChange: { rows: { ids: [id] }, change: { paymentTerms: "Net 30" } },
  postPricingProfilesDelete: { rows: { ids: [id] }, change: {} },
  forgotPassword: { email: "jane@example.com" },
  verifyToken: { email: "jane@example.com", token: "x".repeat(43) },
  resetPassword: { email: "jane@example.com", token: "x".repeat(43), password: "Wind-Shield-77" },
  postUser: { ...userDraft, password: "Wind-Shield-77" },
  putUser: { id, version: 1, ...userDraft },
  putUserPassword: { id, password: "Wind-Shield-77" },
  putProfile: { version: 1, ...profile },
  putPassword: passwordChange,
  putProfilePassword: passwordChange,
  getVehicleByVin: { vin: "1HGCM82633A004352" },
  listGlass: { year: "2003", make: "Honda", model: "Accord" },
  listGlassParts: { partNumber: "FW02345" }
}
