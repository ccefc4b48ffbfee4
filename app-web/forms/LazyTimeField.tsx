import { Skeleton } from "#ui/Skeleton.tsx"
import { lazyPart } from "#web/loading/lazyPart.tsx"

/** A TimeField in a lazy-loaded chunk, with space reserved for it until it loads. */
export const LazyTimeField = lazyPart(
  () => import("#ui/TimeField.tsx"),
  "TimeField",
  "now",
  <Skeleton widths={["30%", "100%"]} height={22} />
)
