import { type DrawnGlass, drawnShapeOf, glassTypeOf } from "#domain/nags/drawnShape.ts"
import { GlassFeature } from "#domain/nags/GlassPart.ts"
import { partNumberParts } from "#domain/nags/partNumberParts.ts"
import type { EstimateLine } from "./EstimateLine.ts"

type Line = Pick<EstimateLine, "kind" | "partNumber" | "description"> & {
  readonly id: string
  readonly parentId: string | null
}

/** Shapes by the catalog's wording, for part numbers that do not determine one. */
const byWord: ReadonlyArray<readonly [word: RegExp, shape: DrawnGlass["shape"]]> = [
  [/\bwindshield\b|\bpare-brise\b|\bparabrisas\b/i, "windshield"],
  [/\bback glass\b|\blunette\b|\bmedall[oó]n\b/i, "back"],
  [/\bdoor glass\b|\bporti[eè]re\b|\bpuerta\b/i, "door"],
  [/\bquarter glass\b|\bcustode\b|\bcostado\b/i, "quarter"],
  [/\bvent glass\b|\bd[ée]flecteur\b|\baleta\b/i, "vent"],
  [/\broof glass\b|\btoit vitr|\bde techo\b/i, "roof"]
]

/** The catalog's terms for the features of a pane. */
const said: Readonly<Record<string, GlassFeature>> = {
  "rain sensor": "rainSensor",
  camera: "camera",
  "head-up display": "headUpDisplay",
  acoustic: "acoustic",
  heated: "heated",
  "blue shade": "shadeBand",
  "shade band": "shadeBand",
  antenna: "antenna",
  solar: "solar"
}

/**
 * Returns the panes of an estimate for drawing, in order. The opening comes from the part number; features come from
 * the catalog's wording and from related lines (a calibration implies a camera). Panes whose opening neither determines
 * are omitted.
 */
export const drawnGlass = <L extends Line>(lines: ReadonlyArray<L>): ReadonlyArray<DrawnGlass & { readonly line: L }> =>
  lines.flatMap((line) => {
    if (line.kind !== "glass") return []
    const type = glassTypeOf(line.partNumber)
    const shape = type === undefined ? byWord.find(([word]) => word.test(line.description))?.[1] : drawnShapeOf(type)
    if (shape === undefined) return []
    const number = partNumberParts(line.partNumber)
    const words = line.description.toLowerCase().split(/,\s*/)
    const brings = (kind: EstimateLine["kind"]) =>
      lines.some((other) => other.kind === kind && other.parentId === line.id)
    const hasShade = number?.kind === "glass" && number.colour.endsWith("B") && shape === "windshield"
    const has = new Set<GlassFeature>([
      ...words.flatMap((word) => said[word] ?? []),
      ...(brings("calibration") ? (["camera"] as const) : []),
      ...(brings("rainSensorPad") ? (["rainSensor"] as const) : []),
      ...(hasShade ? (["shadeBand"] as const) : [])
    ])
    return [
      {
        shape,
        side: words.some((word) => /\bright\b/.test(word)) ? "right" : "left",
        features: GlassFeature.literals.filter((feature) => has.has(feature)),
        line
      }
    ]
  })
