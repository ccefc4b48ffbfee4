import { Layer } from "effect"

/** Spans to a collector when one is named; its library is not even loaded otherwise. */
export const traces = async (env: Readonly<Record<string, string | undefined>>): Promise<Layer.Layer<never>> =>
  env["OTEL_EXPORTER_OTLP_ENDPOINT"] ? (await import("#adapters/telemetry/telemetry.ts")).telemetry(env) : Layer.empty
