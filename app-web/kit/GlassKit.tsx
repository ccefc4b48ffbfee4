import { GlassDrawing } from "#ui/GlassDrawing.tsx"
import { useWords } from "#web/words/useWords.ts"
import { KitPage } from "./KitPage.tsx"

/** /extended/glass: drawings of glass, by shape and features. */
export function Kit() {
  const { of } = useWords()
  const panes = [
    { shape: "windshield", name: of("glassType", "windshield"), features: ["camera", "rainSensor", "shadeBand"] },
    { shape: "windshield", name: of("glassFeature", "headUpDisplay"), features: ["headUpDisplay", "heated"] },
    { shape: "back", name: of("glassType", "back"), features: ["heated", "antenna"] },
    { shape: "door", name: of("glassType", "door"), features: [] },
    { shape: "quarter", name: of("glassType", "quarter"), features: [] },
    { shape: "vent", name: of("glassType", "vent"), features: [] },
    { shape: "roof", name: of("glassType", "roof"), features: ["solar"] }
  ] as const
  return (
    <KitPage
      examples={{
        GlassDrawing: panes.map(({ shape, name, features }) => (
          <figure key={name}>
            <GlassDrawing shape={shape} features={features} label={name} size={200} />
            <figcaption>{name}</figcaption>
          </figure>
        ))
      }}
    />
  )
}
