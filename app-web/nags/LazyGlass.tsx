import { lazyPart } from "#web/loading/lazyPart.tsx"

/** The glass drawing in a lazy-loaded chunk, for screens that are usable without it. Its space is reserved. */
export const LazyGlass = lazyPart(() => import("#ui/GlassDrawing.tsx"), "GlassDrawing", "idle")
