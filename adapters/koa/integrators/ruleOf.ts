import { nameOf, type Shape } from "#domain/contract/exampleOf.ts"

/**
 * Describes the accepted values of a field in words: "text, at most 60 characters", "one of retail, fleet", "list of 1
 * to 10 …". Shared schemas are referred to by name.
 */
export const ruleOf = (shape: Shape): string => {
  if (shape.$ref !== undefined) return nameOf(shape.$ref)
  if (shape.const !== undefined) return `always ${JSON.stringify(shape.const)}`
  if (shape.enum !== undefined)
    return shape.enum.length === 1 ? `always ${shape.enum[0]}` : `one of ${shape.enum.join(", ")}`
  if (shape.anyOf !== undefined)
    return shape.anyOf
      .map(ruleOf)
      .filter((rule, at, all) => all.indexOf(rule) === at)
      .join(", or ")
  const whole = shape.allOf?.reduce<Shape>((all, one) => ({ ...all, ...one }), shape) ?? shape
  if (whole.type === "array")
    return `list of ${between(whole, "minItems", "maxItems", "")}${whole.items === undefined ? "anything" : ruleOf(whole.items)}`
  return [
    kinds[whole.type ?? ""] ?? "anything",
    formatOf(whole),
    between(whole, "minLength", "maxLength", " characters"),
    between(whole, "minimum", "maximum", "")
  ]
    .filter((part) => part !== "")
    .join(", ")
    .replace(/\b1 characters/, "1 character")
}

const kinds: Readonly<Record<string, string>> = {
  string: "text",
  integer: "integer",
  number: "number",
  boolean: "true or false",
  object: "fields",
  null: "null"
}

const formatOf = ({ format, pattern }: Shape) =>
  format === "uuid"
    ? "a UUID"
    : typeof format === "string"
      ? format
      : typeof pattern === "string"
        ? `matching ${pattern}`
        : ""

const between = (shape: Shape, least: string, most: string, unit: string): string => {
  const [from, to] = [shape[least], shape[most]].map((limit) =>
    typeof limit === "number" && Math.abs(limit) < Number.MAX_SAFE_INTEGER ? limit : undefined
  )
  if (from === undefined && to === undefined) return ""
  const said = from === undefined ? `at most ${to}` : to === undefined ? `at least ${from}` : `${from} to ${to}`
  return `${said}${unit}${unit === "" && most === "maxItems" ? " " : ""}`
}
