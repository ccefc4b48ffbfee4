import { Layer, References } from "effect"

/** Exports spans to a collector if one is configured; otherwise the library is not loaded and no spans are created. */
export const traces = async (env: Readonly<Record<string, string | undefined>>): Promise<Layer.Layer<never>> =>
  env["OTEL_EXPORTER_OTLP_ENDPOINT"]
    ? (await import("#adapters/telemetry/telemetry.ts")).telemetry(env)
    : Layer.succeed(References.TracerEnabled, false)
