import { type Schema, SchemaAST } from "effect"

/**
 * Annotates a field with its API documentation: a one-sentence description, and an example in wire format if neither
 * its type nor its own fields provide one. Both are removed from the web app's build.
 */
export const field = <S extends Schema.Top>(schema: S, description?: string, example?: unknown): S["Rebuild"] =>
  schema.annotateKey({
    ...(description === undefined ? {} : { description }),
    ...(example === undefined ? {} : { examples: [example] })
  })

/** Annotates a type; applies to every field of that type without its own annotation. */
export const described = <S extends Schema.Top>(schema: S, description?: string, example?: unknown): S["Rebuild"] =>
  schema.annotate({
    ...(description === undefined ? {} : { description }),
    ...(example === undefined ? {} : { examples: [example] })
  } as never)

/**
 * Marks a struct that is only valid as a unit, such as an address: concurrent changes to it are never merged field by
 * field. Check with `isAtomic`.
 */
export const atomic = <S extends Schema.Top>(schema: S): S["Rebuild"] =>
  schema.annotate({ [oneValueKey]: true } as never)

/** Returns whether a type was marked with `atomic`. */
export const isAtomic = (ast: SchemaAST.AST): boolean => SchemaAST.resolve(ast)?.[oneValueKey] === true

const oneValueKey = "frit/oneValue"
