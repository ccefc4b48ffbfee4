import { Schema } from "effect"
import { type ApiResponse, done } from "#domain/contract/Envelope.ts"
import type { Endpoint } from "#domain/contract/Endpoint.ts"
import type { GlassPart } from "#domain/nags/GlassPart.ts"
import { postGlassSearch } from "#domain/nags-search/nagsSearchApi.ts"
import { camryWindshields } from "./camryWindshields.ts"

/** Returns these parts for every glass search. */
export const glassFound =
  (parts: ReadonlyArray<GlassPart>) =>
  (endpoint: Endpoint): ApiResponse | undefined =>
    endpoint === postGlassSearch
      ? done(Schema.encodeUnknownSync(Schema.toCodecJson(postGlassSearch.output))({ parts, charged: 100 }))
      : undefined

/** Returns the parts of the stories' Camry for every vehicle. */
export const glassFits = glassFound(camryWindshields)
