import type { ComponentType } from "react"
import type { WordId } from "#web/words/words.ts"

/** A sample page: its path, its name, and its screen in a chunk of its own. */
export interface KitPlace {
  readonly path: string
  readonly title: WordId
  readonly load: () => Promise<{ readonly Kit: ComponentType }>
}

/** The 14 sample pages of spec §2 (X12): parts of ui below /ui, whole arrangements below /extended. */
export const kitPages: ReadonlyArray<KitPlace> = [
  { path: "/ui/accordions", title: "kit.accordions", load: () => import("./AccordionsKit.tsx") },
  { path: "/ui/alerts", title: "kit.alerts", load: () => import("./AlertsKit.tsx") },
  { path: "/ui/badges", title: "kit.badges", load: () => import("./BadgesKit.tsx") },
  { path: "/ui/buttons", title: "kit.buttons", load: () => import("./ButtonsKit.tsx") },
  { path: "/ui/choices", title: "kit.choices", load: () => import("./ChoicesKit.tsx") },
  { path: "/ui/dialogs", title: "kit.dialogs", load: () => import("./DialogsKit.tsx") },
  { path: "/ui/fields", title: "kit.fields", load: () => import("./FieldsKit.tsx") },
  { path: "/ui/icons", title: "kit.icons", load: () => import("./IconsKit.tsx") },
  { path: "/ui/progress", title: "kit.progress", load: () => import("./ProgressKit.tsx") },
  { path: "/ui/tabs", title: "kit.tabs", load: () => import("./TabsKit.tsx") },
  { path: "/extended/charts", title: "kit.charts", load: () => import("./ChartsKit.tsx") },
  { path: "/extended/dates", title: "kit.dates", load: () => import("./DatesKit.tsx") },
  { path: "/extended/glass", title: "kit.glass", load: () => import("./GlassKit.tsx") },
  { path: "/extended/tables", title: "kit.tables", load: () => import("./TablesKit.tsx") }
]
