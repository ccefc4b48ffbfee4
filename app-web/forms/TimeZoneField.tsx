import { Skeleton } from "#ui/Skeleton.tsx"
import { latePart } from "#web/shell/latePart.tsx"

/** A time zone; its list comes after the fields around it, in the room that is kept for it. */
export const TimeZoneField = latePart(
  () => import("./TimeZoneChoice.tsx"),
  "TimeZoneChoice",
  "now",
  <Skeleton widths={["30%", "100%"]} height={22} />
)
