import { Layer, References } from "effect"

/**
 * Spans to a collector when one is named; otherwise its library is not even loaded, and nobody makes spans for nobody.
 */
export const traces = async (env: Readonly<Record<string, string | undefined>>): Promise<Layer.Layer<never>> =>
  env["OTEL_EXPORTER_OTLP_ENDPOINT"]
    ? (await import("#adapters/telemetry/telemetry.ts")).telemetry(env)
    : Layer.succeed(References.TracerEnabled, false)
