import { Skeleton } from "#ui/Skeleton.tsx"
import { lazyPart } from "#web/loading/lazyPart.tsx"

/** A DatePicker in a lazy-loaded chunk, with space reserved for it until it loads. */
export const LazyDatePicker = lazyPart(
  () => import("#ui/DatePicker.tsx"),
  "DatePicker",
  "now",
  <Skeleton widths={["30%", "100%"]} height={22} />
)
