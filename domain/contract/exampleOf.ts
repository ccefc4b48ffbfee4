import type { JsonSchema } from "effect"

/** A JSON Schema, limited to the keywords used here. */
export interface Shape extends JsonSchema.JsonSchema {
  readonly type?: string
  readonly description?: string
  readonly examples?: ReadonlyArray<unknown>
  readonly properties?: Readonly<Record<string, Shape>>
  readonly required?: ReadonlyArray<string>
  readonly items?: Shape
  readonly prefixItems?: ReadonlyArray<Shape>
  readonly anyOf?: ReadonlyArray<Shape>
  readonly allOf?: ReadonlyArray<Shape>
  readonly enum?: ReadonlyArray<unknown>
  readonly const?: unknown
  readonly $ref?: string
}

export type Shapes = Readonly<Record<string, Shape>>

/** Returns the schema name in a reference such as `#/components/schemas/Customer`. */
export const nameOf = ($ref: string): string => $ref.split("/").at(-1)!

/**
 * Returns a plausible example of a schema: its own if it has one, otherwise the smallest value with all required
 * fields. Undefined if none can be derived.
 */
export const exampleOf = (shape: Shape, shapes: Shapes, depth = 0): unknown => {
  if (shape.examples !== undefined) return shape.examples[0]
  if (shape.const !== undefined) return shape.const
  if (shape.enum !== undefined) return shape.enum[0]
  if (shape.$ref !== undefined) return depth > 6 ? {} : exampleOf(shapes[nameOf(shape.$ref)] ?? {}, shapes, depth + 1)
  if (shape.anyOf !== undefined) return exampleOf(shape.anyOf[0]!, shapes, depth)
  if (shape["format"] === "uuid") return "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
  if (shape.type === "object") return exampleOfFields(shape, shapes, depth)
  if (shape.type === "array") {
    if (shape.prefixItems !== undefined) return shape.prefixItems.map((one) => exampleOf(one, shapes, depth + 1))
    const one = shape.items === undefined ? undefined : exampleOf(shape.items, shapes, depth + 1)
    return one === undefined ? [] : [one]
  }
  return shape.type === "boolean" ? true : shape.type === "null" ? null : undefined
}

const exampleOfFields = ({ properties = {}, required = [] }: Shape, shapes: Shapes, depth: number) => {
  const fields = Object.entries(properties)
  const asked = fields.filter(([name]) => required.includes(name))
  // If no field is required, include one to show what is possible.
  return Object.fromEntries(
    (asked.length === 0 ? fields.slice(0, 1) : asked).map(([name, inner]) => [
      name,
      exampleOf(inner, shapes, depth + 1)
    ])
  )
}
