import type { Meta, StoryObj } from "@storybook/react-vite"
import { Effect } from "effect"
import { expect, screen, waitFor, within } from "storybook/test"
import { refused } from "#domain/contract/Envelope.ts"
import type { Endpoint } from "#domain/contract/Endpoint.ts"
import { postGlassSearch } from "#domain/nags-search/nagsSearchApi.ts"
import { withShop } from "#stories/withShop.tsx"
import { demoShop } from "#stories/sampleShop.ts"
import { NagsScreen } from "#web/nags/NagsScreen.tsx"
import { searchesPaid } from "./chargesInShop.ts"

const camry = "/nags?year=2024&make=Toyota&model=Camry&body="
const at = (path: string, more: object = {}) => ({ shop: { path, fill: Effect.void, roles: ["nags"], ...more } })
const meta = {
  title: "Screens/NAGS search",
  component: NagsScreen,
  decorators: [withShop],
  parameters: {
    ...at(camry),
    ends: {
      Blank: "No charge if nothing is found",
      Narrowed: "FW99002GTYN",
      ByPartNumber: "FW99003GBYN",
      NothingFound: "Nothing found, no charge",
      NotInSubscription: "See plans",
      History: "FW99001"
    }
  }
} satisfies Meta<typeof NagsScreen>
export default meta
type Story = StoryObj<typeof meta>

const search = async (
  canvas: ReturnType<typeof within>,
  userEvent: { readonly click: (element: Element) => Promise<void> }
) => userEvent.click(await canvas.findByRole("button", { name: "Search ($1.00)" }))

/** The charge is shown before the search, which is not possible yet. */
export const Blank: Story = {
  parameters: at("/nags"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Search ($1.00)" })).toBeDisabled()
    await expect(canvas.getByText(/No charge if nothing is found/)).toBeVisible()
  }
}

/**
 * Only the features in which the parts differ are asked. A single remaining part is the exact match, and the same
 * search is then free.
 */
export const Narrowed: Story = {
  play: async ({ canvas, userEvent }) => {
    await search(canvas, userEvent)
    await expect(await canvas.findByText("Sample catalog")).toBeVisible()
    await expect(canvas.getByText("All have: Solar")).toBeVisible()
    await expect(canvas.queryByText("Exact match")).toBeNull()
    await expect(await canvas.findByRole("button", { name: "Search, already paid" })).toBeEnabled()
    const question = within(canvas.getByRole("radiogroup", { name: "Head-up display" }))
    await userEvent.click(question.getByRole("radio", { name: "Yes" }))
    await expect(canvas.getByText("1 of 3 parts match your answers")).toBeVisible()
    await expect(canvas.getByText("Exact match")).toBeVisible()
    await expect(canvas.getByRole("heading", { name: "FW99002GTYN" })).toBeVisible()
  }
}

export const ByPartNumber: Story = {
  parameters: at("/nags?part="),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: "Part number" }), "fw-99003 gb")
    await search(canvas, userEvent)
    await expect(await canvas.findByRole("heading", { name: "FW99003GBYN" })).toBeVisible()
    await expect(canvas.getByRole("button", { name: "New quote with FW99003GBYN" })).toBeEnabled()
  }
}

/** Nothing found, nothing charged: the price shown is unchanged. */
export const NothingFound: Story = {
  parameters: at("/nags?part=DW77777"),
  play: async ({ canvas, userEvent }) => {
    await search(canvas, userEvent)
    await expect(await canvas.findByText("Nothing found, no charge")).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Search ($1.00)" })).toBeEnabled()
  }
}

export const Failed: Story = {
  parameters: at(camry, {
    instead: (endpoint: Endpoint) => (endpoint === postGlassSearch ? refused(500, "serverError") : undefined)
  }),
  play: async ({ canvas, userEvent }) => {
    await search(canvas, userEvent)
    await expect(await canvas.findByText("Search failed. Try again.")).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible()
  }
}

/** Spec §8: not available in the current subscription; requires an upgrade. */
export const NotInSubscription: Story = {
  parameters: at(camry, { roles: ["owner"], shop: { ...demoShop, edition: "freeTrial" } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("NAGS search is not part of your subscription")).toBeVisible()
    await expect(canvas.getByRole("link", { name: "See plans" })).toHaveAttribute("href", "/billing/account")
  }
}

/** Paid searches, which can be repeated with one press. */
export const History: Story = {
  parameters: at("/nags?history", { fill: searchesPaid }),
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole("grid", { name: "History" }))
    await waitFor(() => expect(table.getAllByRole("row")).toHaveLength(4))
    await userEvent.click(table.getByRole("link", { name: "Search again for FW99001" }))
    await expect(await canvas.findByRole("textbox", { name: "Part number" })).toHaveValue("FW99001")
    await expect(screen.queryByRole("grid")).toBeNull()
  }
}
