import type { Stop } from "#domain/installer-day/installerDayApi.ts"
import { GlassDrawing } from "#ui/GlassDrawing.tsx"
import type { GlassShape } from "#domain/glass-drawing/glassShapes.ts"

/** Shapes by the second letter of a NAGS number, which names the opening (trade 2.1). */
const shapes: Readonly<Record<string, GlassShape>> = {
  W: "windshield",
  L: "windshield",
  B: "back",
  Y: "back",
  D: "door",
  S: "door",
  Q: "quarter",
  R: "roof",
  V: "vent",
  P: "partition"
}

/** A drawing of a stop's glass; renders nothing if no part determines it. */
export function StopGlass({ job, size }: { readonly job: Pick<Stop["job"], "lines">; readonly size: number }) {
  const glass = job.lines.find(({ kind }) => kind === "glass")
  const shape = shapes[glass?.partNumber[1] ?? ""]
  return shape === undefined ? null : (
    <GlassDrawing shape={shape} size={size} features={[]} label={glass?.description ?? ""} />
  )
}
