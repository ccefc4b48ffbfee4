import { Skeleton } from "#ui/Skeleton.tsx"
import { lazyPart } from "#web/loading/lazyPart.tsx"

/** A DatePicker that comes after the fields around it, in the room that is kept for it. */
export const LazyDatePicker = lazyPart(
  () => import("#ui/DatePicker.tsx"),
  "DatePicker",
  "now",
  <Skeleton widths={["30%", "100%"]} height={22} />
)
