import "#ui/tokens.css"
import "#ui/base.css"
import "./preview.css"
import type { Preview } from "@storybook/react-vite"
import { endsAsNamed } from "#stories/endsAsNamed.ts"
import { localeGlobal } from "#stories/withShop.tsx"
import { lazy, Suspense } from "react"
import { configure } from "storybook/test"
import type { PartDocs } from "./partDocs.ts"
import { withoutJson } from "./withoutJson.ts"
import { withTheme } from "./withTheme.tsx"

configure({
  // Generous, so that a slow machine does not fail a story.
  asyncUtilTimeout: 15_000,
  // By default, each failed attempt of a polling query prints the entire page. A failed story leaves a screenshot
  // instead.
  getElementError: (message) => Object.assign(new Error(message ?? ""), { name: "TestingLibraryElementError" })
})

/** Loaded with the first docs page: stories that run as tests do not need it. */
const DocsPage = lazy(() => import("./DocsPage.tsx"))

/**
 * Returns whether the story is in a frame of a docs page. There it is rendered but not played: plays running side by
 * side would steal focus from each other and from the reader, and fail.
 */
const isFramedInDocs = (): boolean => {
  if (window.parent === window) return false
  try {
    return new URLSearchParams(window.parent.location.search).get("viewMode") === "docs"
  } catch {
    // The catalog is embedded in a page of another origin.
    return false
  }
}

/** A component with the `partDocs` attached by the plugin; screens have none. */
type Documented = { readonly partDocs?: PartDocs } | undefined

const preview: Preview = {
  // Screens have a docs page too, which shows the descriptions of their states.
  tags: ["autodocs"],
  parameters: {
    // React Aria's live announcer names a pending button for seconds after it is gone.
    a11y: {
      test: "error",
      context: { exclude: ["[data-live-announcer]"] },
      // Passing checks are not listed: reporting every element of every story takes 200 MB. Style sheets are checked
      // where every route is visited, not in every story.
      options: { resultTypes: ["violations"], preload: false }
    },
    controls: { expanded: true, sort: "none" },
    docs: {
      page: () => (
        <Suspense>
          <DocsPage />
        </Suspense>
      ),
      extractArgTypes: (part: Documented) => part?.partDocs?.argTypes ?? {},
      extractComponentDescription: (part: Documented) => part?.partDocs?.description ?? ""
    },
    options: {
      storySort: {
        order: [
          "Design",
          [
            "Language",
            "Color tokens",
            "Type tokens",
            "Space tokens",
            "Motion tokens",
            "Layer tokens",
            "Words",
            "Icons",
            "Gallery"
          ],
          "ui",
          "Screens",
          "Decisions"
        ]
      }
    },
    viewport: {
      options: {
        phone: { name: "Phone 390", styles: { width: "390px", height: "844px" } },
        smallPhone: { name: "Small phone 320", styles: { width: "320px", height: "640px" } },
        tablet: { name: "Tablet 1024", styles: { width: "1024px", height: "768px" } },
        counter: { name: "Counter laptop 1366", styles: { width: "1366px", height: "768px" } }
      }
    }
  },
  globalTypes: {
    locale: localeGlobal,
    theme: {
      description: "Light or dark",
      toolbar: {
        title: "Theme",
        icon: "mirror",
        items: [
          { value: "light", title: "Light", icon: "sun" },
          { value: "dark", title: "Dark", icon: "moon" }
        ],
        dynamicTitle: true
      }
    }
  },
  initialGlobals: { theme: "light", locale: "en" },
  argTypesEnhancers: [withoutJson],
  decorators: [withTheme],
  mount: (context) => async (ui) => {
    if (ui !== undefined) context.originalStoryFn = () => ui
    await context.renderToCanvas()
    // The play function runs after rendering, and Storybook has no setting to skip it.
    if (isFramedInDocs()) await new Promise(() => {})
    return context.canvas
  },
  afterEach: endsAsNamed
}

export default preview
