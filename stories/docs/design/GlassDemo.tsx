import "./gallery.css"
import { GlassDrawing } from "#ui/GlassDrawing.tsx"
import { galleryGlass } from "./galleryData.ts"

/** Shows the glass drawings in one theme. */
export function GlassDemo({ theme }: { readonly theme: "light" | "dark" }) {
  return (
    <div data-theme={theme} className="sb-unstyled Sheet GalleryGlass">
      {galleryGlass.map(({ name, ...glass }) => (
        <figure key={name}>
          <GlassDrawing {...glass} label={name} size={200} />
          <figcaption>{name}</figcaption>
        </figure>
      ))}
    </div>
  )
}
