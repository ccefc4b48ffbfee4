import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, screen, waitFor, within } from "storybook/test"
import type { Endpoint } from "#domain/contract/Endpoint.ts"
import { GlassType } from "#domain/nags/GlassPart.ts"
import { putJob } from "#domain/jobs/jobsApi.ts"
import { postGlassSearch } from "#domain/nags-search/nagsSearchApi.ts"
import { withShop } from "#stories/withShop.tsx"
import { excludeAnnouncer } from "./excludeAnnouncer.ts"
import { sixWindshields } from "./camryWindshields.ts"
import { glassFound } from "./glassFits.ts"
import { JobRoutes } from "./JobRoutes.tsx"
import { jobPath, quoted } from "./jobsInShop.ts"

const meta = {
  title: "Screens/Jobs/Glass finder",
  component: JobRoutes,
  decorators: [withShop],
  parameters: {
    ends: {
      EveryGlassType: "One chip",
      SecondEnter: "FW99006GTYN",
      WaitsForTheSave: "The job is being saved. Search again in a moment.",
      Candidates: "Installed, with tax",
      CandidatesOnAPhone: "Installed, with tax",
      ChosenForItsTotal: "FW99006GTYN",
      InsteadOfAnother: "Add as another piece"
    },
    a11y: excludeAnnouncer
  }
} satisfies Meta<typeof JobRoutes>
export default meta
type Story = StoryObj<typeof meta>

const windshields = glassFound(sixWindshields)
const empty = quoted((draft) => ({ ...draft, lines: [] }))
const shop = (fill: unknown) => ({ shop: { path: jobPath, fill, instead: windshields } })

/** Opens the finder, pays for the search, and returns the candidates in the drawer. */
const find = async () => {
  const buttons = await screen.findAllByText("Find glass")
  buttons[0]!.closest("button")!.click()
  const finder = within(await screen.findByRole("dialog", { name: /Glass for/ }))
  const search = await finder.findByRole("button", { name: "Search ($1.00)" })
  await waitFor(() => expect(search).toBeEnabled())
  search.click()
  await finder.findAllByRole("listitem")
  // Waits for the drawer's opening animation.
  await waitFor(() =>
    expect(document.getAnimations().filter(({ playState }) => playState === "running")).toHaveLength(0)
  )
  return finder
}

/** Returns the items of a list that are completely visible without scrolling. */
const whollySeen = (items: ReadonlyArray<HTMLElement>) =>
  items.filter((item) => {
    const { top, bottom } = item.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  })

/** On the counter laptop four candidates are visible, each with its installed price including tax. */
export const Candidates: Story = {
  globals: { viewport: { value: "counter" } },
  parameters: shop(empty),
  play: async () => {
    const finder = await find()
    const seen = whollySeen(finder.getAllByRole("listitem"))
    await expect(seen.length).toBeGreaterThanOrEqual(4)
    for (const item of seen)
      await expect(within(item).getByText("Installed, with tax").nextElementSibling).toHaveTextContent(/^\$\d/)
    await expect(finder.getByRole("heading", { name: "FW99001GTYN" })).toBeVisible()
  }
}

/** All eleven types of glass work of the specification are offered; a repair needs no search. */
export const EveryGlassType: Story = {
  parameters: shop(empty),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole("button", { name: "Find glass" }))[0]!)
    const finder = within(await screen.findByRole("dialog", { name: /Glass for/ }))
    await userEvent.click(finder.getByRole("button", { name: /Type of glass/ }))
    await expect(await screen.findAllByRole("option")).toHaveLength(GlassType.literals.length)
    await expect(GlassType.literals).toHaveLength(11)
    await userEvent.click(screen.getByRole("option", { name: "Windshield repair" }))
    await expect(await finder.findByRole("button", { name: "One chip" })).toBeVisible()
    await expect(finder.queryByRole("button", { name: /^Search/ })).toBeNull()
  }
}

/**
 * Enter opens the finder and runs the search. If several pieces fit, a second Enter pressed out of habit neither
 * chooses one nor pays again; Enter chooses the one reached by keyboard.
 */
export const SecondEnter: Story = {
  parameters: {
    shop: {
      path: jobPath,
      fill: empty,
      instead: (endpoint: Endpoint) => {
        if (endpoint === postGlassSearch) searches += 1
        return windshields(endpoint)
      }
    }
  },
  play: async ({ canvas, userEvent }) => {
    searches = 0
    const [find] = await canvas.findAllByRole("button", { name: "Find glass" })
    await waitFor(() => expect(find).toBeEnabled())
    find!.focus()
    await userEvent.keyboard("{Enter}")
    const finder = within(await screen.findByRole("dialog", { name: /Glass for/ }))
    await waitFor(() => expect(finder.getByRole("button", { name: "Search ($1.00)" })).toHaveFocus())
    await userEvent.keyboard("{Enter}")
    await finder.findAllByRole("listitem")
    await userEvent.keyboard("{Enter}{Enter}")
    await expect(finder.getAllByRole("listitem")).toHaveLength(6)
    await expect(searches).toBe(1)
    await userEvent.tab()
    await expect(finder.getAllByRole("button").concat(finder.getAllByRole("radio"))).toContain(document.activeElement)
    finder.getByRole("button", { name: "Choose FW99006GTYN" }).focus()
    await userEvent.keyboard("{Enter}")
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    await expect((await canvas.findAllByText("FW99006GTYN"))[0]).toBeVisible()
  }
}

let searches = 0

/** While the job is being saved, the search cannot be paid for: the page says so and the button waits. */
export const WaitsForTheSave: Story = {
  parameters: {
    shop: {
      path: jobPath,
      fill: empty,
      instead: (endpoint: Endpoint) => (endpoint === putJob ? ("never" as const) : windshields(endpoint))
    }
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: "License plate" }), "9")
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    canvas.getAllByText("Find glass")[0]!.closest("button")!.click()
    const finder = within(await screen.findByRole("dialog", { name: /Glass for/ }))
    await expect(await finder.findByText("The job is being saved. Search again in a moment.")).toBeVisible()
    await expect(await finder.findByRole("button", { name: "Search ($1.00)" })).toBeDisabled()
  }
}

/** On a phone nothing is wider than the screen, and each candidate shows its total. */
export const CandidatesOnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  parameters: shop(empty),
  play: async () => {
    const finder = await find()
    await expect(finder.getAllByText("Installed, with tax")).toHaveLength(6)
    const body = screen.getByRole("dialog").querySelector(".DialogBody")!
    await expect(body.scrollWidth).toBeLessThanOrEqual(body.clientWidth)
  }
}

/** The total shown on the candidate is the job's total once it is chosen. */
export const ChosenForItsTotal: Story = {
  parameters: shop(empty),
  play: async ({ canvas }) => {
    const finder = await find()
    const item = finder.getByRole("heading", { name: "FW99006GTYN" }).closest("li")!
    const total = within(item).getByText("Installed, with tax").nextElementSibling!.textContent
    within(item).getByRole("button", { name: "Choose FW99006GTYN" }).click()
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    const totals = await canvas.findAllByText("Total", { selector: "dt" })
    await waitFor(() => expect(totals[0]!.nextElementSibling).toHaveTextContent(total))
  }
}

/** If the job already has a piece of glass, each candidate's total assumes that it is replaced. */
export const InsteadOfAnother: Story = {
  parameters: shop(quoted()),
  play: async () => {
    const finder = await find()
    const item = finder.getByRole("heading", { name: "FW99001GTYN" }).closest("li")!
    await expect(within(item).getByText("Installed, with tax").nextElementSibling).toHaveTextContent("$969.18")
    await expect(within(item).getByRole("button", { name: /^Use instead of .*: FW99001GTYN$/ })).toBeEnabled()
  }
}
