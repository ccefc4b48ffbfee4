/** What the demo shop has on its books: how far each job has come, for whom, on which car. VINs from public test vectors (trade.md 5.1). */
export interface DemoJob {
  readonly customer: string
  readonly vin: string
  readonly stage: "quote" | "workorder" | "invoice"
  /** Days from today: negative in the past. */
  readonly installIn: number
  readonly paid: boolean
  readonly insurance?: { readonly company: string; readonly claimNumber: string; readonly deductible: number; readonly rebate: number; readonly causeOfLoss: "101" | "121" | "411" }
}

const prairie = (claimNumber: string, deductible: number, rebate = 0, causeOfLoss: "101" | "121" | "411" = "101") =>
  ({ company: "Prairie Mutual Insurance", claimNumber, deductible, rebate, causeOfLoss })

export const demoJobs: ReadonlyArray<DemoJob> = [
  { customer: "Marcus Webb", vin: "1HGCM82633A004352", stage: "invoice", installIn: -12, paid: true },
  { customer: "Jane Doe", vin: "KM8K2CAB4PU001140", stage: "invoice", installIn: -9, paid: true, insurance: prairie("PM-778812", 10000, 6000) },
  { customer: "Saguaro Collision Center", vin: "1FTFW5L86RFB45612", stage: "invoice", installIn: -7, paid: false },
  { customer: "Aisha Rahman", vin: "5N1AT2MV8GC756869", stage: "invoice", installIn: -5, paid: false, insurance: prairie("PM-779034", 25000) },
  { customer: "Desert Sun Car Rentals", vin: "1FMCU9H61LUA94994", stage: "invoice", installIn: -3, paid: false },
  { customer: "Hannah Kim", vin: "1C4PJMBXXJD592546", stage: "invoice", installIn: -2, paid: true },
  { customer: "Carlos Mendoza", vin: "5N1AT2MV8GC756869", stage: "workorder", installIn: 0, paid: false, insurance: prairie("PM-779420", 0, 0, "411") },
  { customer: "Old Pueblo Auto Body", vin: "5GZCZ43D13S812715", stage: "workorder", installIn: 0, paid: false },
  { customer: "Elena Ruiz", vin: "KM8K2CAB4PU001140", stage: "workorder", installIn: 1, paid: false },
  { customer: "City of Marana Motor Pool", vin: "1FTFW5L86RFB45612", stage: "workorder", installIn: 1, paid: false },
  { customer: "Fiona MacLeod", vin: "4S4SLDB69T3023252", stage: "workorder", installIn: 2, paid: false, insurance: prairie("PM-779511", 50000, 10000, "121") },
  { customer: "Tom Becker", vin: "1HGCM82633A004352", stage: "quote", installIn: 3, paid: false },
  { customer: "Luc Bouchard", vin: "1FMCU9H61LUA94994", stage: "quote", installIn: 4, paid: false },
  { customer: "Priya Nair", vin: "1C4PJMBXXJD592546", stage: "quote", installIn: 5, paid: false },
  { customer: "Catalina Delivery Co.", vin: "1FTFW5L86RFB45612", stage: "quote", installIn: 5, paid: false },
  { customer: "Grace Whitfield", vin: "4S4SLDB69T3023252", stage: "quote", installIn: 6, paid: false },
  { customer: "Omar Haddad", vin: "KM8K2CAB4PU001140", stage: "quote", installIn: 7, paid: false },
  { customer: "Rachel Stein", vin: "5N1AT2MV8GC756869", stage: "quote", installIn: 8, paid: false }
]
