import { exampleOf, nameOf, type Shape, type Shapes } from "./exampleOf.ts"

/**
 * A schema as people and tools like to read it: what was said of a field stands beside its rules instead of in an
 * `allOf`, a union of one is that one, and what may be null is told as what it otherwise is.
 */
export const tidied = (shape: Shape): Shape => {
  // A record without fields, as JSON Schema has it: what is no null.
  if ((shape["not"] as Shape | undefined)?.type === "null")
    return tidied({ ...withoutNot(shape), type: "object", additionalProperties: false })
  const inner = Object.fromEntries(Object.entries(shape).map(([key, value]) => [key, tidiedAt(key, value)])) as Shape
  const { allOf = [], ...rest } = inner
  const said = Object.assign({}, ...allOf.filter(isOnlyWords)) as Shape
  const rules = allOf.filter((one) => !isOnlyWords(one))
  const [rule, ...others] = rules
  // A reference may have words beside it.
  const isReference = rule?.$ref !== undefined && others.length === 0 && isOnlyWords(rest)
  const whole: Shape = { ...rest, ...said, ...(isReference ? rule : rules.length === 0 ? {} : { allOf: rules }) }
  const [only, ...more] = whole.anyOf ?? []
  if (only !== undefined && more.length === 0) {
    const { anyOf: _, ...others } = whole
    return { ...only, ...others }
  }
  return { ...wordsWithin(whole), ...whole }
}

const tidiedAt = (key: string, value: unknown): unknown => {
  if (key === "properties")
    return Object.fromEntries(
      Object.entries(value as Shapes).map(([name, one]) => [name, fieldTidied(name, tidied(one))])
    )
  if (key === "anyOf" || key === "allOf" || key === "prefixItems") return (value as ReadonlyArray<Shape>).map(tidied)
  return key === "items" ? tidied(value as Shape) : value
}

const withoutNot = ({ not: _, ...rest }: Shape): Shape => rest

/** What tells kinds apart is so called everywhere (`_tag`), and what is another thing as a whole is told there. */
const fieldTidied = (name: string, shape: Shape): Shape =>
  name === "_tag"
    ? { ...shape, description: "Which of its kinds it is." }
    : shape.$ref === undefined || shape.description !== undefined
      ? shape
      : { ...shape, description: `A whole ${nameOf(shape.$ref)}.` }

const isOnlyWords = (shape: Shape) => Object.keys(shape).every((key) => key === "description" || key === "examples")

/** The words of what may be null, or of each in a list. */
const wordsWithin = ({ anyOf = [], items }: Shape): Pick<Shape, "description" | "examples"> => {
  const kept = anyOf.filter(({ type }) => type !== "null")
  const { description, examples } =
    kept.length === 1 && kept.length < anyOf.length
      ? kept[0]!
      : { description: items?.description, examples: undefined }
  return { ...(description === undefined ? {} : { description }), ...(examples === undefined ? {} : { examples }) }
}

/** The same with an example at every field, made from the examples of its parts where it has none itself. */
export const exampled = (shape: Shape, shapes: Shapes): Shape => {
  const at = (key: string, value: unknown): unknown => {
    if (key === "properties")
      return Object.fromEntries(
        Object.entries(value as Shapes).map(([name, one]) => [name, withExample(exampled(one, shapes), shapes)])
      )
    if (key === "anyOf" || key === "allOf" || key === "prefixItems")
      return (value as ReadonlyArray<Shape>).map((one) => exampled(one, shapes))
    return key === "items" ? exampled(value as Shape, shapes) : value
  }
  return Object.fromEntries(Object.entries(shape).map(([key, value]) => [key, at(key, value)])) as Shape
}

/** With an example, made from those of its parts; what is named elsewhere has one there. */
export const withExample = (shape: Shape, shapes: Shapes): Shape => {
  const example = exampleOf(shape, shapes)
  return example === undefined || shape.$ref !== undefined || shape.examples !== undefined
    ? shape
    : { ...shape, examples: [example] }
}
