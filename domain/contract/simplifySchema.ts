import { exampleOf, nameOf, type Shape, type Shapes } from "./exampleOf.ts"

/**
 * Simplifies a JSON Schema for readers and tools: moves descriptions out of `allOf`, unwraps unions with one member,
 * and copies the description of a nullable type to the union.
 */
export const simplifySchema = (shape: Shape): Shape => {
  // JSON Schema's form of a struct without fields: anything but null.
  if ((shape["not"] as Shape | undefined)?.type === "null")
    return simplifySchema({ ...withoutNot(shape), type: "object", additionalProperties: false })
  const inner = Object.fromEntries(Object.entries(shape).map(([key, value]) => [key, simplifyAt(key, value)])) as Shape
  const { allOf = [], ...rest } = inner
  const said = Object.assign({}, ...allOf.filter(isOnlyWords)) as Shape
  const rules = allOf.filter((one) => !isOnlyWords(one))
  const [rule, ...others] = rules
  // A reference may have a description next to it.
  const isReference = rule?.$ref !== undefined && others.length === 0 && isOnlyWords(rest)
  const whole: Shape = { ...rest, ...said, ...(isReference ? rule : rules.length === 0 ? {} : { allOf: rules }) }
  const [only, ...more] = whole.anyOf ?? []
  if (only !== undefined && more.length === 0) {
    const { anyOf: _, ...others } = whole
    return { ...only, ...others }
  }
  return { ...wordsWithin(whole), ...whole }
}

const simplifyAt = (key: string, value: unknown): unknown => {
  if (key === "properties")
    return Object.fromEntries(
      Object.entries(value as Shapes).map(([name, one]) => [name, simplifyField(name, simplifySchema(one))])
    )
  if (key === "anyOf" || key === "allOf" || key === "prefixItems")
    return (value as ReadonlyArray<Shape>).map(simplifySchema)
  return key === "items" ? simplifySchema(value as Shape) : value
}

const withoutNot = ({ not: _, ...rest }: Shape): Shape => rest

/** Adds default descriptions: for the discriminator `_tag`, and for references to other schemas. */
const simplifyField = (name: string, shape: Shape): Shape =>
  name === "_tag"
    ? { ...shape, description: "The type of this object." }
    : shape.$ref === undefined || shape.description !== undefined
      ? shape
      : { ...shape, description: `The ${nameOf(shape.$ref)}.` }

const isOnlyWords = (shape: Shape) => Object.keys(shape).every((key) => key === "description" || key === "examples")

/** Returns the description and examples of a nullable type, or of a list's items. */
const wordsWithin = ({ anyOf = [], items }: Shape): Pick<Shape, "description" | "examples"> => {
  const kept = anyOf.filter(({ type }) => type !== "null")
  const { description, examples } =
    kept.length === 1 && kept.length < anyOf.length
      ? kept[0]!
      : { description: items?.description, examples: undefined }
  return { ...(description === undefined ? {} : { description }), ...(examples === undefined ? {} : { examples }) }
}

/** Adds an example to every field, built from the examples of its parts if it has none. */
export const withExamples = (shape: Shape, shapes: Shapes): Shape => {
  const at = (key: string, value: unknown): unknown => {
    if (key === "properties")
      return Object.fromEntries(
        Object.entries(value as Shapes).map(([name, one]) => [name, withExample(withExamples(one, shapes), shapes)])
      )
    if (key === "anyOf" || key === "allOf" || key === "prefixItems")
      return (value as ReadonlyArray<Shape>).map((one) => withExamples(one, shapes))
    return key === "items" ? withExamples(value as Shape, shapes) : value
  }
  return Object.fromEntries(Object.entries(shape).map(([key, value]) => [key, at(key, value)])) as Shape
}

/**
 * Adds an example built from those of its parts. References are left unchanged, because the referenced schema has one.
 */
export const withExample = (shape: Shape, shapes: Shapes): Shape => {
  const example = exampleOf(shape, shapes)
  return example === undefined || shape.$ref !== undefined || shape.examples !== undefined
    ? shape
    : { ...shape, examples: [example] }
}
