import "./gallery.css"
import { GlassDrawing } from "#ui/GlassDrawing.tsx"
import { PageHeader } from "#ui/PageHeader.tsx"
import { galleryGlass } from "./galleryData.ts"

/** Shows every piece of glass, large and at list size. */
export function GlassSheet() {
  return (
    <main className="Gallery">
      <PageHeader title="Glass" about="The drawing of a piece of glass, from its features." />
      <div className="GalleryGlass">
        {galleryGlass.map(({ name, ...glass }, index) => (
          <figure key={name}>
            <div className="GalleryRow">
              <GlassDrawing {...glass} label={name} size={index === 0 ? 320 : 220} />
              <GlassDrawing {...glass} label={`${name}, small`} size={48} />
            </div>
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </div>
    </main>
  )
}
