import { Effect, Layer } from "effect"
import { OtlpSerialization } from "effect/observability"
import { scrub } from "./scrub.ts"

type Traces = Parameters<OtlpSerialization.OtlpSerialization["Service"]["traces"]>[0]

/**
 * OTLP as JSON, in which no exception tells what people typed: the messages of errors leave this house scrubbed, like
 * the log's.
 */
export const scrubbedJson = Layer.effect(
  OtlpSerialization.OtlpSerialization,
  Effect.map(OtlpSerialization.OtlpSerialization, (json) => ({
    ...json,
    traces: (data: Traces) => json.traces(scrubbed(data))
  }))
).pipe(Layer.provide(OtlpSerialization.layerJson))

const scrubbed = (data: Traces): Traces =>
  JSON.parse(JSON.stringify(data), function (this: { readonly key?: string }, name, value: unknown) {
    if (name === "message" && typeof value === "string") return scrub(value)
    if (name !== "value") return value
    if (this.key === "exception.message") return { stringValue: scrub(textOf(value)) }
    return this.key === "exception.stacktrace" ? { stringValue: frames(textOf(value)) } : value
  })

const textOf = (value: unknown) => String((value as { readonly stringValue?: unknown }).stringValue)

/** A stack begins with the error's message: only where it arose is told. */
const frames = (stack: string) =>
  stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n")
