import { Predicate } from "effect"

/** An expected refusal, which carries the name of the fact, unlike a fault of ours. */
export const isFailure = (error: unknown): error is { readonly _tag: string } =>
  Predicate.hasProperty(error, "_tag") && typeof error._tag === "string" && error._tag !== "SchemaError"
