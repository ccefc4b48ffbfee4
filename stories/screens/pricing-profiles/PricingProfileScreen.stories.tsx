import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, screen, waitFor, within } from "storybook/test"
import { withShop } from "#stories/withShop.tsx"
import { fillIn } from "#stories/screens/customers/fillIn.ts"
import { ProfileRoutes } from "./ProfileRoutes.tsx"
import { saguaroInShop, saguaroPath } from "./profilesInShop.ts"

const at = (path: string, more: object = {}) => ({ shop: { path, fill: saguaroInShop, ...more } })
const meta = {
  title: "Screens/Pricing profiles/Profile",
  component: ProfileRoutes,
  decorators: [withShop],
  parameters: {
    ...at("/pricing-profile/create"),
    ends: {
      NewByKeyboard: "Pricing profile added",
      WrongAndMissing: "Please enter the first repair",
      AgreedKitPrice: "110.00",
      WithoutKits: "Pricing profile saved",
      NameInUse: "1 field needs your attention"
    }
  }
} satisfies Meta<typeof ProfileRoutes>
export default meta
type Story = StoryObj<typeof meta>

/** The terms of an insurer's letter, entered by keyboard: 41 % off windshields, 42.00 an hour. */
export const NewByKeyboard: Story = {
  play: async (page) => {
    const { canvas, userEvent } = page
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Profile name" })).toHaveFocus())
    await userEvent.keyboard("Mesa Mutual")
    await fillIn(page, /^Windshield/, "41")
    await userEvent.tab()
    await expect(canvas.getByRole("textbox", { name: "Tempered glass" })).toHaveFocus()
    await fillIn(page, /^Labor rate/, "42")
    await userEvent.keyboard("{Tab}{Control>}s{/Control}")
    await expect(await canvas.findByRole("heading", { level: 1, name: "Mesa Mutual" })).toBeVisible()
    await screen.findByText("Pricing profile added")
    await expect(canvas.getByRole("textbox", { name: "Windshield" })).toHaveValue("41")
    await expect(canvas.getByRole("textbox", { name: "Labor rate" })).toHaveValue("42.00")
  }
}

/** Missing, unclear and out-of-range values, each with a link to its field. */
export const WrongAndMissing: Story = {
  play: async (page) => {
    const { canvas, userEvent } = page
    await fillIn(page, /^Windshield/, "120")
    await fillIn(page, /^Labor rate/, "12,34,5")
    await userEvent.clear(canvas.getByLabelText(/^First repair/))
    await userEvent.click(canvas.getByRole("button", { name: "Add an agreed price" }))
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    const summary = await canvas.findByRole("group", { name: "5 fields need your attention" })
    await expect([...summary.querySelectorAll("li")].map((line) => line.textContent)).toEqual([
      "Please enter the profile name",
      "Windshield must be between -1,000 and 100 percent",
      "Please enter the labor rate",
      "Please enter the first repair",
      "Agreed price 1 – Please enter the price"
    ])
    await userEvent.click(canvas.getByRole("link", { name: "Please enter the first repair" }))
    await expect(canvas.getByRole("textbox", { name: "First repair" })).toHaveFocus()
  }
}

/** "95.00 for 1.5 kits": an agreed price for a kind and a quantity. */
export const AgreedKitPrice: Story = {
  parameters: at(saguaroPath),
  play: async ({ canvas, userEvent }) => {
    const first = within(await canvas.findByRole("group", { name: "Agreed price 1" }))
    await expect(first.getByRole("textbox", { name: "Quantity" })).toHaveValue("1.5")
    await expect(first.getByRole("textbox", { name: "Price" })).toHaveValue("95.00")
    await userEvent.click(canvas.getByRole("button", { name: "Add an agreed price" }))
    const second = within(await canvas.findByRole("group", { name: "Agreed price 2" }))
    await userEvent.click(second.getByRole("textbox", { name: "Price" }))
    await userEvent.paste("110")
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    await screen.findByText("Pricing profile saved")
    await userEvent.click(canvas.getByRole("button", { name: "Remove agreed price 1" }))
    await expect(canvas.getByRole("textbox", { name: "Price" })).toHaveValue("110.00")
    await expect(canvas.queryByRole("group", { name: "Agreed price 2" })).toBeNull()
  }
}

/** Hidden fields do not block saving: no kits, a flat fee. */
export const WithoutKits: Story = {
  parameters: at(saguaroPath),
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(await canvas.findByLabelText(/^Base kit rate/))
    await userEvent.click(canvas.getByRole("checkbox", { name: "Charge for kits" }))
    await expect(canvas.queryByRole("textbox", { name: "Base kit rate" })).toBeNull()
    await userEvent.clear(canvas.getByLabelText(/^Base amount before hours/))
    await userEvent.click(canvas.getByRole("button", { name: /Labor type/ }))
    await userEvent.click(await screen.findByRole("option", { name: "Flat fee" }))
    await expect(canvas.queryByRole("textbox", { name: "Base amount before hours" })).toBeNull()
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    await screen.findByText("Pricing profile saved")
  }
}

/** Two profiles cannot share a name. */
export const NameInUse: Story = {
  play: async (page) => {
    const { canvas, userEvent } = page
    await fillIn(page, /^Profile name/, "Saguaro Mutual")
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    await waitFor(() =>
      expect(canvas.getByRole("textbox", { name: "Profile name" })).toHaveAccessibleDescription(
        "This name is already in use."
      )
    )
    await expect(canvas.getByRole("group", { name: "1 field needs your attention" })).toBeVisible()
  }
}
