import { Skeleton } from "#ui/Skeleton.tsx"
import { latePart } from "#web/shell/latePart.tsx"

/** A DatePicker that comes after the fields around it, in the room that is kept for it. */
export const LateDatePicker = latePart(
  () => import("#ui/DatePicker.tsx"),
  "DatePicker",
  "now",
  <Skeleton widths={["30%", "100%"]} height={22} />
)
