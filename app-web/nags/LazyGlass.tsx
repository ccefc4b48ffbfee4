import { lazyPart } from "#web/loading/lazyPart.tsx"

/** The drawing of a piece of glass where a screen can be read before it: what is around it keeps its place. */
export const LazyGlass = lazyPart(() => import("#ui/GlassDrawing.tsx"), "GlassDrawing", "idle")
