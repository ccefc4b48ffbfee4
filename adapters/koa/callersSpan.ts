import { Tracer } from "effect"

/** The caller's span of a W3C `traceparent` header; undefined when there is none, or it is not well formed. */
export const callersSpan = (traceparent: string): Tracer.ExternalSpan | undefined => {
  const read = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/.exec(traceparent)
  if (read === null) return undefined
  const [, traceId, spanId, flags] = read
  return Tracer.externalSpan({ traceId: traceId!, spanId: spanId!, sampled: (Number.parseInt(flags!, 16) & 1) === 1 })
}
