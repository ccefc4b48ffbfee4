import "#ui/tokens.css"
import "#ui/base.css"
import { composeStories } from "@storybook/react-vite"
import type { ComponentType } from "react"
import { createRoot, type Root } from "react-dom/client"
import { afterEach, beforeAll, describe, expect, inject, it } from "vitest"
import { page } from "vitest/browser"

type Drawn = ComponentType & { readonly tags: ReadonlyArray<string>; readonly storyName: string }
const files = import.meta.glob<Parameters<typeof composeStories>[0]>("../../stories/ui/*.stories.tsx", { eager: true })

/**
 * The most representative story of each component: the one tagged `picture`, or else the first by name. Each is
 * rendered in light and dark regardless of its own theme.
 */
const parts = Object.entries(files).map(([path, file]) => {
  const stories = (Object.values(composeStories(file)) as unknown as ReadonlyArray<Drawn>).filter(
    ({ storyName }) => storyName !== "Dark"
  )
  return {
    part: path.split("/").at(-1)?.replace(".stories.tsx", "") ?? path,
    Story: stories.find(({ tags }) => tags.includes("picture")) ?? (stories[0] as Drawn)
  }
})
const themes = ["light", "dark"] as const
const raised = ".DialogScrim, .Popover, .Tooltip, .ToastRegion"
let root: Root | undefined

const draw = (Story: Drawn, panels: ReadonlyArray<string>) => {
  const place = document.body.appendChild(document.createElement("main"))
  place.dataset["testid"] = "part"
  root = createRoot(place)
  root.render(
    panels.map((theme) => (
      <div key={theme} data-theme={theme} style={{ padding: 16, background: "var(--surface)", color: "var(--text)" }}>
        <Story />
      </div>
    ))
  )
}

const clear = () => {
  root?.unmount()
  root = undefined
  document.body.replaceChildren()
  delete document.documentElement.dataset["theme"]
}

const settled = async () => {
  await expect
    .poll(() => document.querySelector("main > div")?.firstElementChild ?? document.querySelector(raised))
    .not.toBeNull()
  // Overlays appear a moment after the page.
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  await document.fonts.ready
  const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled([
    ...ending.map(({ finished }) => finished),
    ...[...document.images].map((image) => image.decode())
  ])
}

describe("the screenshot of a component", () => {
  const { areThere, folder } = inject("pictures")
  beforeAll(() =>
    Promise.all(["400", "540", "640"].map((weight) => document.fonts.load(`${weight} 14px "Inter Variable"`, "aé$")))
  )
  afterEach(clear)

  it.for(parts)("$part is unchanged", async ({ part, Story }, { skip }) => {
    if (!areThere)
      skip(`no reference screenshots in ${folder}; stories/docs/decisions/pictures.mdx explains how to take them`)
    await page.viewport(640, 1400)
    draw(Story, themes)
    await settled()
    if (document.querySelector(raised) === null) return expect(page.getByTestId("part")).toMatchScreenshot(part)
    await page.viewport(640, 480)
    for (const theme of themes) {
      clear()
      document.documentElement.dataset["theme"] = theme
      document.body.style.minHeight = "480px"
      draw(Story, [theme])
      await settled()
      await expect(page.elementLocator(document.body)).toMatchScreenshot(`${part}-${theme}`)
    }
  })
})
