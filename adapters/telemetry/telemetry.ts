import { ConfigProvider, Layer } from "effect"
import { FetchHttpClient } from "effect/http"
import { OtlpTracer } from "effect/observability"
import { scrubbedJson } from "./scrubbedJson.ts"

/**
 * Sends spans to the OpenTelemetry collector that the standard variables name (OTEL_EXPORTER_OTLP_ENDPOINT and its
 * kin), as OTLP over HTTP in JSON, every five seconds and at the end.
 */
export const telemetry = (env: Readonly<Record<string, string | undefined>>): Layer.Layer<never> => {
  const given = Object.fromEntries(
    Object.entries({ ...usual, ...env }).filter((pair): pair is [string, string] => pair[1] !== undefined)
  )
  return OtlpTracer.layerFromConfig().pipe(
    Layer.provide([scrubbedJson, FetchHttpClient.layer]),
    Layer.provide(ConfigProvider.layer(ConfigProvider.fromEnv({ env: given })))
  ) as Layer.Layer<never>
}

// Spans go out unless another exporter is named (OpenTelemetry, "SDK environment variables").
const usual = { OTEL_SERVICE_NAME: "frit", OTEL_TRACES_EXPORTER: "otlp" }
