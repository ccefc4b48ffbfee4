import { type Schema, SchemaAST } from "effect"

/**
 * A field of a record with what integrators read of it: one sentence, and an example as it goes over the wire where
 * neither its type nor its own fields show one. The build of the web app leaves both out.
 */
export const field = <S extends Schema.Top>(schema: S, description?: string, example?: unknown): S["Rebuild"] =>
  schema.annotateKey({
    ...(description === undefined ? {} : { description }),
    ...(example === undefined ? {} : { examples: [example] })
  })

/** The same for a type, which holds for every field of it that says nothing itself. */
export const described = <S extends Schema.Top>(schema: S, description?: string, example?: unknown): S["Rebuild"] =>
  schema.annotate({
    ...(description === undefined ? {} : { description }),
    ...(example === undefined ? {} : { examples: [example] })
  } as never)

/**
 * Marks a struct that is right only as a whole, such as an address: two people's changes to it are never mixed field by
 * field. Read with `isOneValue`.
 */
export const oneValue = <S extends Schema.Top>(schema: S): S["Rebuild"] =>
  schema.annotate({ [oneValueKey]: true } as never)

/** Whether a type was marked with `oneValue`. */
export const isOneValue = (ast: SchemaAST.AST): boolean => SchemaAST.resolve(ast)?.[oneValueKey] === true

const oneValueKey = "frit/oneValue"
