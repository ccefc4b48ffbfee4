import { Schema } from "effect"
import { type Answer, done } from "#domain/contract/Envelope.ts"
import type { Endpoint } from "#domain/contract/Endpoint.ts"
import { listGlass } from "#domain/nags/nagsApi.ts"
import { camryWindshields } from "./camryWindshields.ts"

/** Answers which glass fits as if every car were the Camry of the stories. */
export const glassFits = (endpoint: Endpoint): Answer | undefined =>
  endpoint === listGlass ? done(Schema.encodeUnknownSync(Schema.toCodecJson(listGlass.output))(camryWindshields)) : undefined
