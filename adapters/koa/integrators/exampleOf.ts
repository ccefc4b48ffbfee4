import { nameOf, type Shape } from "./ruleOf.ts"

/** Values of the trade for fields whose schema alone does not tell what belongs there. */
const known: Readonly<Record<string, unknown>> = {
  address1: "1 Desert Way", address2: "", agent: "", causeOfLoss: "101", city: "Tempe", claimNumber: "CLM-448812", company: "Saguaro Mutual", country: "US",
  confirmation: "Clearer-View-2026", currentPassword: "Clear-View-2026", customerName: "Ada Moreno", description: "Windshield",
  businessName: "Copper State Auto Glass", email: "ada@example.com", emailAddress: "ada@example.com", firstName: "Ada", lastName: "Moreno", make: "Toyota",
  model: "Camry", partNumber: "FW99001GTYN", password: "Clear-View-2026", newPassword: "Clearer-View-2026", phoneNumber: "480-555-0142",
  plate: "ABC1234", plateState: "AZ", postalCode: "85281", productCode: "URE-1", profileName: "Saguaro Mutual", region: "AZ", timeZone: "America/Phoenix",
  userName: "sam.sales", vin: "4T1DAACK7RU000001", website: "https://example.com", year: 2024, collectionDate: "2026-11-21", date: "2026-11-21",
  locationName: "Tempe", locationShortId: "TMP", bodyStyle: "4 Door Sedan", categoryName: "Adhesives", text: "moreno", prefix: "copper-state", source: "Cash", name: "Fleets in Tempe",
  token: "kD3s0pXzQ1aR7vT2nB8mWc5yLhE4fJ6uGiOqYtKxZ9A", reason: "Two clips were not needed", signedBy: "Ada Moreno", subject: "Your quote", body: "Your quote is ready.",
  quantity: 100, listPrice: 42_000, discount: 3_000, netPrice: 29_400, taxable: true,
  wording: "Yes, text me about my appointment.", strokes: "M70 150L92 70L126 148", phone: "480-555-0142", to: "ada@example.com"
}

type Things = Readonly<Record<string, Shape>>

/** A believable value of a shape, for the reader of a page: the smallest that has every required field. */
export const exampleOf = (shape: Shape, things: Things, name = "", depth = 0): unknown => {
  if (shape.$ref !== undefined) return depth > 6 ? {} : exampleOf(things[nameOf(shape.$ref)] ?? {}, things, name, depth + 1)
  if (shape.const !== undefined) return shape.const
  if (shape.enum !== undefined) return shape.enum.includes(known[name]) ? known[name] : shape.enum[0]
  if (shape.anyOf !== undefined) return exampleOf(shape.anyOf.find(({ type }) => type === "null" && !(name in known)) ?? shape.anyOf[0]!, things, name, depth)
  if (shape.type === "object") {
    const fields = Object.entries(shape.properties ?? {})
    const asked = fields.filter(([field]) => shape.required?.includes(field) === true)
    // Where nothing is asked for, something shows what may be said.
    return Object.fromEntries((asked.length === 0 ? fields.slice(0, 1) : asked).map(([field, inner]) => [field, exampleOf(inner, things, field, depth + 1)]))
  }
  if (shape.type === "array") return Number(shape["minItems"] ?? 0) === 0 || shape.items === undefined ? [] : [exampleOf(shape.items, things, name, depth + 1)]
  return name in known && typeof known[name] === nativeOf(shape.type) ? known[name] : plainOf(shape)
}

const nativeOf = (type: string | undefined) => type === "integer" ? "number" : type

const plainOf = ({ type, format, minimum, minLength }: Shape): unknown => {
  if (type === "integer" || type === "number") return Math.max(1, Number(minimum ?? 0))
  if (type === "boolean") return false
  if (type === "null") return null
  if (format === "uuid") return "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
  return Number(minLength ?? 0) > 0 ? "a".repeat(Number(minLength)) : ""
}
