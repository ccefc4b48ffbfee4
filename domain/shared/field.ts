import type { Schema } from "effect"

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
