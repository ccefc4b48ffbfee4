import { ConfigProvider, Effect, Layer } from "effect"
import { FetchHttpClient } from "effect/http"
import { OtlpSerialization, OtlpTracer } from "effect/observability"
import { scrub } from "./scrub.ts"

/**
 * Sends spans to the OpenTelemetry collector that the standard variables name (OTEL_EXPORTER_OTLP_ENDPOINT and its
 * kin), as OTLP over HTTP in JSON, every five seconds and at the end.
 */
export const telemetry = (env: Readonly<Record<string, string | undefined>>): Layer.Layer<never> => {
  const given = Object.fromEntries(
    Object.entries({ ...usualSettings, ...env }).filter((pair): pair is [string, string] => pair[1] !== undefined)
  )
  return OtlpTracer.layerFromConfig().pipe(
    Layer.provide([scrubbedJson, FetchHttpClient.layer]),
    Layer.provide(ConfigProvider.layer(ConfigProvider.fromEnv({ env: given })))
  ) as Layer.Layer<never>
}

// Spans go out unless another exporter is named (OpenTelemetry, "SDK environment variables").
const usualSettings = { OTEL_SERVICE_NAME: "frit", OTEL_TRACES_EXPORTER: "otlp" }

type Traces = Parameters<OtlpSerialization.OtlpSerialization["Service"]["traces"]>[0]

/**
 * OTLP as JSON, in which no exception tells what people typed: the messages of errors leave this house scrubbed, like
 * the log's.
 */
const scrubbedJson = Layer.effect(
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
    return this.key === "exception.stacktrace" ? { stringValue: stackFrames(textOf(value)) } : value
  })

const textOf = (value: unknown) => String((value as { readonly stringValue?: unknown }).stringValue)

/** A stack begins with the error's message: only where it arose is told. */
const stackFrames = (stack: string) =>
  stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n")
