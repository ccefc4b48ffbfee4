import "#ui/tokens.css"
import "#ui/base.css"
import "./preview.css"
import type { Preview } from "@storybook/react-vite"
import { endsAsNamed } from "#stories/endsAsNamed.ts"
import { localeGlobal } from "#stories/inTheShop.tsx"
import { lazy, Suspense } from "react"
import { configure } from "storybook/test"
import type { PartDocs } from "./partDocs.ts"
import { withoutJson } from "./withoutJson.ts"
import { withTheme } from "./withTheme.tsx"

configure({
  // A slow machine is no failure: what is awaited may take its time.
  asyncUtilTimeout: 15_000,
  // What is looked for again and again, until it is there, would write down the whole page each time that it is not.
  // A failed story leaves a picture.
  getElementError: (message) => Object.assign(new Error(message ?? ""), { name: "TestingLibraryElementError" })
})

/** Fetched with the first docs page: stories that run as tests need none. */
const DocsPage = lazy(() => import("./DocsPage.tsx"))

/**
 * Whether this is a story in a frame of a docs page. It is drawn there and not played: several that play side by side
 * take the focus from one another and fail, and from whoever reads the page.
 */
const isFramedInDocs = (): boolean => {
  if (window.parent === window) return false
  try {
    return new URLSearchParams(window.parent.location.search).get("viewMode") === "docs"
  } catch {
    // A page of another origin shows this catalog within its own.
    return false
  }
}

/** A part with what the plugin `partDocs` wrote onto it; a screen has none. */
type Documented = { readonly partDocs?: PartDocs } | undefined

const preview: Preview = {
  // Screens have a docs page too: the sentences written for their states are read there.
  tags: ["autodocs"],
  parameters: {
    // React Aria names a pending button for seconds after it is gone; the announcer is its own.
    a11y: {
      test: "error",
      context: { exclude: ["[data-live-announcer]"] },
      // What is well is not listed: every element of every story, told to whoever runs them, is 200 MB. Style sheets
      // are read where every route is looked at, not in every story.
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
    // What comes after the drawing is the play; Storybook has no setting that leaves it out.
    if (isFramedInDocs()) await new Promise(() => {})
    return context.canvas
  },
  afterEach: endsAsNamed
}

export default preview
