import type { DocumentWords } from "../DocumentWords.ts"

/** A job's papers in English. */
export const en: DocumentWords = {
  title: { quote: "Quote", workorder: "Work order", invoice: "Invoice" },
  draft: "Draft",
  shop: {
    taxId: "Tax ID",
    federalTaxId: "Federal tax ID",
    goodsAndServicesTaxId: "GST/HST No.",
    quebecTaxId: "QST No.",
    provincialTaxId: "PST No.",
    businessNumber: "Business No.",
    licenceCa: "California ARD No.",
    licenceFl: "Florida MVR No."
  },
  date: {
    quotedOn: "Quoted on",
    goodUntil: "Good until",
    install: "Installation",
    timeFrame: "Time",
    place: "Place",
    invoicedOn: "Invoice date",
    dueOn: "Due",
    terms: "Terms",
    job: "Job"
  },
  block: { customer: "Customer", vehicle: "Vehicle", insurance: "Insurance", install: "Installation", notes: "Notes" },
  vehicle: { vin: "VIN", plate: "Plate", odometer: "Odometer" },
  insurance: { claim: "Claim", policy: "Policy", dateOfLoss: "Date of loss", causeOfLoss: "Cause of loss", agent: "Agent" },
  line: {
    partNumber: "Part number",
    description: "Description",
    quantity: "Qty",
    unitPrice: "Unit price",
    extended: "Amount",
    parts: "Parts",
    partsSubtotal: "Parts subtotal",
    partsAndFees: "Parts, repairs and fees",
    partsAndFeesSubtotal: "Parts, repairs and fees subtotal",
    labor: "Labor",
    laborSubtotal: "Labor subtotal",
    customerPaid: "Paid by the customer",
    notTaxed: "Not taxed"
  },
  sum: {
    partsTax: (rate) => `Tax on parts (${rate})`,
    laborTax: (rate) => `Tax on labor (${rate})`,
    tax: "Tax",
    taxExempt: (number) => `Tax exempt ${number}`.trim(),
    total: (currency) => `Total ${currency}`,
    insurerShare: "Insurer’s share",
    deductible: "Deductible",
    rebate: "Rebate",
    customerPaid: "Items paid by the customer",
    customerShare: "Customer’s share",
    payment: (day, source) => `Paid ${day}, ${source}`,
    owedByInsurer: "Due from insurer",
    owedByCustomer: "Due from customer",
    balance: "Balance due",
    credit: "Credit balance"
  },
  note: {
    goodFor: (days, day) => `This price is good for ${days} days, until ${day}.`,
    approval: "We ask for your approval before any work or charge that is not listed here.",
    thanks: "Thank you for your business."
  },
  blank: {
    title: "Installation record",
    adhesive: "Adhesive maker and product",
    lot: "Adhesive lot number",
    expiry: "Adhesive expiry date",
    dotNumber: "Glass DOT number",
    temperature: "Temperature and humidity",
    setAt: "Glass set at",
    driveAway: "Safe to drive from",
    odometer: "Odometer"
  },
  sign: {
    accept: "I accept this quote and authorize the work listed.",
    done: "I authorize the work listed and have been told when the vehicle is safe to drive.",
    customer: "Customer",
    technician: "Technician",
    date: "Date"
  },
  causeOfLoss: {
    "101": "Rock from road, no one at fault",
    "105": "Rock from road, third party at fault",
    "111": "Animal",
    "121": "Tree branch",
    "131": "Garage door",
    "199": "Other object",
    "201": "Collision",
    "301": "Vandalism, third party known",
    "311": "Vandalism, third party unknown",
    "321": "Attempted theft",
    "331": "Theft",
    "341": "Other theft or malice",
    "401": "Extreme heat or cold",
    "411": "Hail storm",
    "421": "Wind storm",
    "431": "Flood",
    "499": "Other storm",
    "901": "Unknown"
  },
  timeFrame: { "": "", morning: "Morning", afternoon: "Afternoon" },
  place: { inShop: "In-shop", mobile: "Mobile" },
  paymentTerms: { "Net 30": "Net 30", "Net 60": "Net 60", "Net 90": "Net 90", Cash: "Cash", COD: "COD" }
}
