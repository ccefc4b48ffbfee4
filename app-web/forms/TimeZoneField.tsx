import { Skeleton } from "#ui/Skeleton.tsx"
import { lazyPart } from "#web/loading/lazyPart.tsx"

/** A time zone; its list comes after the fields around it, in the room that is kept for it. */
export const TimeZoneField = lazyPart(
  () => import("./TimeZoneChoice.tsx"),
  "TimeZoneChoice",
  "now",
  <Skeleton widths={["30%", "100%"]} height={22} />
)
