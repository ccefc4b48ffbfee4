import { Result, Schema, SchemaAST } from "effect"
import type { Wire } from "#domain/contract/Endpoint.ts"

type Fill = (stored: unknown) => void
type Stored = { [name: string]: unknown }

/**
 * Decodes rows with JSON columns. A field that did not exist when the row was written reads as empty: null, "", 0,
 * false, or no entries. If its schema accepts none of them, as for an id, the row is a defect; a new field without an
 * empty value must declare a default (`withDecodingDefaultKey`). Fields that no longer exist are ignored.
 */
export const decodeStored = <const S extends Wire>(
  schema: S,
  options?: SchemaAST.ParseOptions
): ((row: object) => S["Type"]) => {
  const decode = Schema.decodeUnknownSync(schema as Schema.Codec<S["Type"], unknown>, options)
  const columns = [...propertiesOf(schema.ast)].flatMap(([name, type]) => {
    const fill = fillOf(type, options)
    return fill === undefined ? [] : [[name, fill] as const]
  })
  return (row) => {
    for (const [name, fill] of columns) fill((row as Stored)[name])
    return decode(row)
  }
}

/** Fills in JSON that is read on its own, or together with other columns, before it is decoded. */
export const fillMissingFields = ({ ast }: Pick<Wire, "ast">): (<T>(stored: T) => T) => {
  const fill = fillOf(ast)
  return (stored) => {
    fill?.(stored)
    return stored
  }
}

const propertiesOf = (ast: SchemaAST.AST): ReadonlyMap<string, SchemaAST.AST> => {
  const objects = SchemaAST.isObjects(ast) ? ast : SchemaAST.toEncoded(ast)
  return new Map(
    SchemaAST.isObjects(objects) ? objects.propertySignatures.map(({ name, type }) => [String(name), type]) : []
  )
}

/** Returns a function that fills in a value in place, because almost no row lacks anything. */
const fillOf = (ast: SchemaAST.AST, options?: SchemaAST.ParseOptions): Fill | undefined => {
  if (SchemaAST.isUnion(ast))
    return fillOneOf(
      ast.types.filter((type) => !SchemaAST.isNull(type)),
      options
    )
  const encoded = SchemaAST.toEncoded(ast)
  if (SchemaAST.isArrays(encoded)) {
    const [entry] = (SchemaAST.isArrays(ast) ? ast : encoded).rest
    const fill = entry === undefined ? undefined : fillOf(entry, options)
    return fill && ((stored) => (Array.isArray(stored) ? stored.forEach(fill) : undefined))
  }
  return SchemaAST.isObjects(encoded) ? fillFields(propertiesOf(ast), options) : undefined
}

const fillFields = (properties: ReadonlyMap<string, SchemaAST.AST>, options?: SchemaAST.ParseOptions): Fill => {
  const fields = [...properties].map(([name, type]) => ({
    name,
    empty: emptyOf(type, options),
    fill: fillOf(type, options)
  }))
  return (stored) => {
    if (!isObject(stored)) return
    for (const { name, empty, fill } of fields) {
      if (stored[name] === undefined && empty !== undefined) stored[name] = empty()
      else fill?.(stored[name])
    }
  }
}

/** For a union, uses the member whose tag the stored value has. */
const fillOneOf = (types: ReadonlyArray<SchemaAST.AST>, options?: SchemaAST.ParseOptions): Fill | undefined => {
  const shapes = types.flatMap((type) => {
    const fill = fillOf(type, options)
    const tags = [...propertiesOf(type)].flatMap(([name, tag]) =>
      SchemaAST.isLiteral(tag) ? [[name, tag.literal] as const] : []
    )
    return fill === undefined ? [] : [{ fill, tags }]
  })
  if (shapes.length === 0) return undefined
  return (stored) => {
    if (!isObject(stored)) return
    const shape = shapes.find(({ tags }) => tags.every(([name, literal]) => stored[name] === literal))
    shape?.fill(stored)
  }
}

const empties: ReadonlyArray<() => unknown> = [() => null, () => "", () => 0, () => false, () => []]

/** Returns a factory for the empty value that a field accepts; undefined if it accepts none or is optional. */
const emptyOf = (ast: SchemaAST.AST, options?: SchemaAST.ParseOptions): (() => unknown) | undefined => {
  if (SchemaAST.isOptional(ast)) return undefined
  const decode = Schema.decodeUnknownResult(Schema.make<Schema.Codec<unknown>>(ast), options)
  return empties.find((empty) => Result.isSuccess(decode(empty())))
}

const isObject = (value: unknown): value is Stored =>
  typeof value === "object" && value !== null && !Array.isArray(value)
