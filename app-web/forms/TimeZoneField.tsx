import { Skeleton } from "#ui/Skeleton.tsx"
import { lazyPart } from "#web/loading/lazyPart.tsx"

/** A time zone field in a lazy-loaded chunk, with space reserved for it until it loads. */
export const TimeZoneField = lazyPart(
  () => import("./TimeZoneChoice.tsx"),
  "TimeZoneChoice",
  "now",
  <Skeleton widths={["30%", "100%"]} height={22} />
)
