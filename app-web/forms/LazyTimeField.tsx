import { Skeleton } from "#ui/Skeleton.tsx"
import { lazyPart } from "#web/loading/lazyPart.tsx"

/** A TimeField that comes after the fields around it, in the room that is kept for it. */
export const LazyTimeField = lazyPart(
  () => import("#ui/TimeField.tsx"),
  "TimeField",
  "now",
  <Skeleton widths={["30%", "100%"]} height={22} />
)
