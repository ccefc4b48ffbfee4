import { type DrawnGlass, drawnShapeOf, glassTypeOf } from "#domain/nags/drawnShape.ts"
import { GlassFeature } from "#domain/nags/GlassPart.ts"
import { partNumberParts } from "#domain/nags/partNumberParts.ts"
import type { EstimateLine } from "./EstimateLine.ts"

type Line = Pick<EstimateLine, "kind" | "partNumber" | "description"> & {
  readonly id: string
  readonly parentId: string | null
}

/** By the catalogue's word, where the number says nothing. */
const byWord: ReadonlyArray<readonly [word: RegExp, shape: DrawnGlass["shape"]]> = [
  [/\bwindshield\b|\bpare-brise\b|\bparabrisas\b/i, "windshield"],
  [/\bback glass\b|\blunette\b|\bmedall[oó]n\b/i, "back"],
  [/\bdoor glass\b|\bporti[eè]re\b|\bpuerta\b/i, "door"],
  [/\bquarter glass\b|\bcustode\b|\bcostado\b/i, "quarter"],
  [/\bvent glass\b|\bd[ée]flecteur\b|\baleta\b/i, "vent"],
  [/\broof glass\b|\btoit vitr|\bde techo\b/i, "roof"]
]

/** The catalogue's words for what is in a pane. */
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
 * The glass of an estimate as it is drawn, in its order: its opening by the part number, what it carries by the
 * catalogue's words and by what comes with it (a calibration tells of a camera). A pane of which neither number nor
 * words say the opening is left out.
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
