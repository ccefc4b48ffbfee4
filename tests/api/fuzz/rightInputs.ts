import type { CustomerId } from "#domain/customers/Customer.ts"
import type { LocationId } from "#domain/locations/Location.ts"
import { defaultLook } from "#domain/public-page/PublicPageLook.ts"
import { defaultSetting } from "#domain/public-page/PublicPageSetting.ts"
import { sentDispatch } from "#tests/contracts/freshDispatch.ts"
import { sampleCustomer, sampleJob, sampleLocation } from "#domain/testing/samples.ts"

const id = "019a2b3c-0000-7000-8000-000000000001"
const job = sampleJob(id as CustomerId, id as LocationId)

const person = {
  firstName: "Bea",
  lastName: "Ortiz",
  emailAddress: "bea@copperstate.example",
  phoneNumber: "602-555-0101",
  defaultLanguage: 1,
  timeZone: "America/Phoenix"
}
const userDraft = {
  ...person,
  userName: "bea.ortiz",
  roles: ["sales"],
  defaultLocationKey: null,
  assignedLocations: []
}
const profile = { ...person, address: null, usesAvatar: true, currentPassword: "" }
const passwordChange = {
  currentPassword: "Clear-View-2026",
  newPassword: "Wind-Shield-77",
  confirmation: "Wind-Shield-77"
}

const reminder = {
  kind: "callBack",
  text: "Ask about the second van",
  dueOn: "2026-12-01",
  dueTime: "09:30",
  assignedTo: id,
  jobId: null,
  customerId: null
}
const quoteWork = { glass: "chip", chips: 1, calibration: "none", insured: false, isMobile: false, postalCode: "" }
const exported = { text: "a", page: "1", columns: "number-total.120", language: "fr" }

/**
 * A valid input per endpoint, for inputs that random generation rarely finds: an email address, a phone number, a VIN.
 */
export const rightInputs: Readonly<Record<string, unknown>> = {
  postCustomer: sampleCustomer,
  putCustomer: { id, version: 1, ...sampleCustomer },
  postLocation: sampleLocation,
  putLocation: { id, version: 1, ...sampleLocation },
  postJob: job,
  listJobs: {
    stage: "quote",
    partsStatus: "pending",
    unpaid: "true",
    payment: "unpaid",
    locationId: id,
    installerId: id,
    salesperson: "Bea Ortiz",
    salespersonId: id,
    insurer: "Saguaro Mutual",
    answer: "accepted",
    installFrom: "2026-11-01",
    installTo: "2026-11-30",
    quotedFrom: "2026-11-01",
    quotedTo: "2026-11-30",
    invoicedFrom: "2026-11-01",
    invoicedTo: "2026-11-30"
  },
  putEdiPartner: {
    network: "lynx",
    version: 0,
    account: "L123",
    shopId: "SHOP0001",
    partnerId: "TPALYNX",
    transport: "https",
    address: "",
    userName: "",
    hostKey: "",
    isTest: true,
    isActive: true,
    answers: true,
    since: "2026-11-01",
    programs: [],
    secret: ""
  },
  deleteEdiPartner: { network: "quest", version: 1 },
  postEdiPartnerTest: { network: "lynx" },
  listEdiInvoices: { state: "ready" },
  getEdiInvoice: { jobId: id },
  getEdiInterchange: { id },
  postEdiSend: { jobIds: [id] },
  putEdiCorrections: { jobId: id, corrections: { dispatchNumber: "004179015" } },
  postEdiDispute: { jobId: id, note: "The agreed rate" },
  postEdiWriteOff: { jobId: id, adjustmentId: id, reason: "Not worth a dispute" },
  listEdiStrays: { state: "waiting" },
  getEdiStrayFile: { id },
  postStraySettlement: { id, note: "Posted by hand" },
  getReceivables: { by: "insurer" },
  listReceivables: { by: "partner", key: "lynx" },
  getStatement: { by: "customer", key: id, language: "en" },
  getStatementDraft: { customerId: id },
  postStatement: { customerId: id, language: "fr", to: "ada@example.com", subject: "Owed", body: "{link}" },
  getReceivablesCsv: { by: "customer", language: "en" },
  postRemittance: {
    source: "check",
    trace: "44121",
    day: "2026-11-25",
    total: 100,
    lines: [{ jobId: id, paymentId: id, amount: 100 }]
  },
  postRemittanceFile: { fileName: "000000044.820", content: "ISA*00*", network: "lynx" },
  getEdiEvidence: { jobId: id, language: "en" },
  postDispatch: sentDispatch(),
  postDispatchLink: { id, version: 1, jobId: id, jobVersion: 1, picks: { "install.repairLocation": "dispatch" } },
  postDispatchJob: { id, version: 1, locationId: id, customerId: null },
  postDispatchDecline: { id, version: 1, reason: "tooFar", note: "" },
  listDispatches: { text: "a", state: "new", network: "lynx" },
  postReminder: reminder,
  putReminder: { id, version: 1, ...reminder },
  putReminderRules: { on: ["quoteUnanswered", "unpaid30"], quoteDays: 3, assignTo: null },
  putOwnNotifications: {
    jobUpdates: "push",
    quoteRequests: "email",
    dispatches: "push",
    reminders: "push",
    strays: "push"
  },
  postPushDevice: {
    endpoint: "https://fcm.googleapis.com/fcm/send/a",
    p256dh: "B".padEnd(87, "A"),
    auth: "A".repeat(22)
  },
  putCustomerNotices: {
    on: ["booked", "thanks"],
    channels: { quote: "email", booked: "sms", dayBefore: "sms", thanks: "email" },
    reviewLink: "https://g.page/copper-state/review"
  },
  postReminderSnooze: { id, until: "tomorrow" },
  listReminders: { who: "all", state: "open", when: "due", kind: "callBack", only: id, jobId: id, customerId: id },
  listStagePiles: { insurer: "Saguaro Mutual", installFrom: "2026-11-01" },
  postJobsMove: { rows: { ids: [id] }, change: { date: "2026-12-02", timeFrame: "afternoon" } },
  postCustomersDelete: { rows: { ids: [id] }, change: {} },
  postQuotesLost: { rows: { ids: [id] }, change: { reason: "price", note: "" } },
  postQuotesDelete: { rows: { ids: [id] }, change: {} },
  putJob: { id, version: 1, ...job },
  postPayment: {
    id,
    paymentId: id,
    payer: "customer",
    collectionDate: "2026-11-21",
    source: "Cash",
    amountReceived: 100,
    description: ""
  },
  postCardPayment: {
    id,
    paymentId: id,
    payer: "customer",
    amountReceived: 100,
    description: "",
    token: "cnon:card-nonce-ok"
  },
  postRefund: { id, paymentId: id, refundId: id, amount: 100, reason: "Scratched", date: "2026-11-21", source: "Cash" },
  postAdjustment: {
    id,
    adjustmentId: id,
    kind: "writeOff",
    payer: "insurer",
    amount: 100,
    date: "2026-11-21",
    reason: "Short payment"
  },
  putClosingDay: { closedThrough: "" },
  postAdjustmentReversal: { id, adjustmentId: id, reason: "Paid after all" },
  postPaymentMove: { id, paymentId: id, moveId: id, to: "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f51" },
  postPaymentVoid: { id, paymentId: id, reason: "Recorded on the wrong job" },
  postSignature: {
    id,
    version: 1,
    document: "workorder",
    signedBy: "Ada Moreno",
    mark: { _tag: "drawn", width: 600, height: 200, strokes: ["M1 2L3 4"] }
  },
  postInstallStep: { id, step: "start" },
  getCalibrationEvidence: { id, language: "en" },
  postSiteEvent: { id, eventId: id, at: 1763740800000, deed: { _tag: "step", step: "arrived" } },
  postLost: { id, version: 1, reason: "price", note: "Half the price at the dealer" },
  postCustomerAnonymize: { id, version: 1 },
  postRework: { id, version: 1, cause: "leak", note: "Water on the passenger side" },
  deleteLost: { id, version: 1 },
  putPublicPageSetting: { ...defaultSetting, recipients: ["bea@copperstate.example"] },
  putPublicPageLook: defaultLook,
  putChoiceLists: { version: 0, paymentSources: ["cash", "Financing"], lostReasons: ["price"] },
  postWorkOrder: { id, version: 1, date: "2026-12-01", timeFrame: "morning" },
  postCredit: { id, version: 1, reason: "Wrong insurer", rebill: true },
  findFreeSlots: {
    locationId: id,
    jobType: "replacement",
    calibration: "",
    repairLocation: "inShop",
    postalCode: "",
    country: "US",
    insured: "false",
    timeFrame: "",
    partsPending: "false",
    partsExpected: "",
    duration: "120",
    from: ""
  },
  checkSchedule: {
    locationId: id,
    jobType: "replacement",
    calibration: "",
    repairLocation: "inShop",
    postalCode: "",
    country: "US",
    insured: "false",
    timeFrame: "",
    partsPending: "false",
    partsExpected: "",
    day: "2026-12-01",
    start: "09:00",
    end: "11:00"
  },
  getBoard: { from: "2026-12-01", to: "2026-12-07" },
  putJobPlans: {
    plans: [{ id, version: 1, date: "2026-12-01", timeFrame: "", time: "", duration: 60, installers: [] }]
  },
  checkJobPlans: {
    plans: [{ id, version: 1, date: "2026-12-01", timeFrame: "", time: "", duration: 60, installers: [] }]
  },
  putJobPlan: { id, version: 1, date: "2026-12-01", timeFrame: "", time: "", duration: 60, installers: [] },
  listDayInstalls: { day: "2026-12-01" },
  postListView: { list: "customers", name: "Fleets", isShared: true, address: "customerType=fleet" },
  putListView: { id, version: 1, name: "Fleets", isShared: true, address: "customerType=fleet" },
  postListChoice: { list: "customers", columns: "customerName.240-phone", size: 25, defaultViewId: null },
  putTwoDocuments: { isTwo: true },
  putBusinessInformation: {
    version: 1,
    businessName: "Copper State Auto Glass",
    phoneNumber: "602-555-0100",
    emailAddress: "office@copperstate.example",
    federalTaxId: "12-3456789",
    language: "en"
  },
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
  postMessage: {
    id,
    channel: "email",
    template: "quote",
    language: "en",
    to: "ada@example.com",
    subject: "Your quote",
    body: "See it: {link}",
    isTest: false
  },
  getMessageDraft: { id, channel: "email", template: "quote", language: "en" },
  postSmsConsent: { phone: "602-555-0101", place: "onThePhone", wording: "We may text you." },
  postMessageWording: { channel: "email", template: "quote", language: "en", subject: "Your quote", body: "{link}" },
  getDocument: { token: "x".repeat(43) },
  postDocumentSeen: { token: "x".repeat(43) },
  getQuoteStart: { postalCode: "85701" },
  postQuoteGlass: { glass: "chip", chips: 2, locationId: id, vehicle: null },
  postQuoteTimes: { requestId: id, ...quoteWork },
  postQuoteHold: { requestId: id, ...quoteWork, day: "2026-12-01", half: "morning" },
  postQuoteRequest: {
    requestId: id,
    language: "en",
    website: "",
    ...quoteWork,
    vehicle: null,
    identity: { by: "plate", plate: "FRIT003", state: "AZ" },
    car: null,
    answers: [{ feature: "camera", answer: "notSure" }],
    partNumber: null,
    total: null,
    insurance: null,
    contact: {
      name: "Marisol Vega",
      phone: "520-555-0147",
      email: "m@example.com",
      note: "",
      by: "email",
      consent: false
    },
    address: null,
    time: { day: "2026-12-01", half: "morning" }
  },
  getPhotoLink: { token: "x".repeat(43) },
  getPhotoLinkCar: { token: "x".repeat(43), vin: "1HGCM82633A004352" },
  postPhotoLinkVin: { token: "x".repeat(43), vin: "1HGCM82633A004352" },
  postPhotoLinkAnswers: { token: "x".repeat(43), answers: [{ feature: "camera", answer: "notSure" }] },
  postPhotoLinkPhoto: { token: "x".repeat(43), fileId: id, subject: "mirror", file: "AAAA" },
  postPhotoLinkSent: { token: "x".repeat(43) },
  getDocumentTimes: { token: "x".repeat(43) },
  postDocumentHold: { token: "x".repeat(43), postalCode: "", day: "2026-12-01", half: "morning" },
  postDocumentBooking: {
    token: "x".repeat(43),
    contentHash: "x",
    signedBy: "Ada Moreno",
    mark: { _tag: "typed", name: "Ada Moreno" },
    day: "2026-12-01",
    half: "morning",
    address: null
  },
  postQuoteVisit: { token: "x".repeat(43), day: "2026-12-01", half: "morning" },
  postQuoteBooking: {
    token: "x".repeat(43),
    requestId: id,
    by: "email",
    day: "2026-12-01",
    half: "morning",
    payment: { paymentId: id, amount: 100, card: "cnon:card-nonce-ok" }
  },
  postCallback: { token: "x".repeat(43), note: "after five" },
  postAcceptance: {
    token: "x".repeat(43),
    contentHash: "x",
    signedBy: "Ada Moreno",
    mark: { _tag: "typed", name: "Ada Moreno" }
  },
  postLinkPayment: { token: "x".repeat(43), paymentId: id, amount: 100, card: "cnon:card-nonce-ok" },
  postRefusal: { token: "x".repeat(43), contentHash: "x", reason: "too dear" },
  postLinkRevoked: { id, linkId: id },
  getVehicleByVin: { vin: "1HGCM82633A004352" },
  getSearchPrice: { key: "2003|honda|accord|" },
  postGlassSearch: { query: { by: "vehicle", year: 2003, make: "Honda", model: "Accord", bodyStyle: "" } },
  getJobDocument: { id, kind: "receipt", language: "fr", payment: id, payer: "insurer" },
  getDocumentPdf: { token: "x".repeat(43), language: "es", receipt: id },
  getDocumentLogo: { token: "x".repeat(43) },
  exportCustomers: { ...exported, customerType: "fleet", group: "customerType" },
  exportJobs: {
    page: "1",
    columns: "number-total.120",
    language: "es",
    stage: "quote",
    group: "insurer",
    sort: "total"
  },
  exportLocations: exported,
  exportUsers: exported,
  exportPricingProfiles: exported,
  exportProductCategories: exported,
  exportProducts: exported,
  postSquareEvent: {},
  postTextReport: {},
  postTextReceived: {},
  getVehicleByPlate: { plate: "FRIT001", state: "AZ" }
}
