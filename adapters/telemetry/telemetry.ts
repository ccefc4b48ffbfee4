import { ConfigProvider, Effect, Layer } from "effect"
import { FetchHttpClient } from "effect/http"
import { OtlpSerialization, OtlpTracer } from "effect/observability"
import { scrub } from "./scrub.ts"

/**
 * Exports spans to the OpenTelemetry collector configured by the standard environment variables
 * (OTEL_EXPORTER_OTLP_ENDPOINT etc.), as OTLP/HTTP in JSON, every five seconds and on shutdown.
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

// Spans are exported via OTLP unless another exporter is configured (OpenTelemetry, "SDK environment variables").
const usualSettings = { OTEL_SERVICE_NAME: "frit", OTEL_TRACES_EXPORTER: "otlp" }

type Traces = Parameters<OtlpSerialization.OtlpSerialization["Service"]["traces"]>[0]

/**
 * OTLP as JSON with exceptions scrubbed: like log messages, error messages may contain user input and must not leave
 * the process unscrubbed.
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

/** A stack starts with the error's message; keeps only the frames. */
const stackFrames = (stack: string) =>
  stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n")
