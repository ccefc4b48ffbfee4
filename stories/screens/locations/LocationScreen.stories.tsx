import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, screen, waitFor } from "storybook/test"
import { withShop } from "#stories/withShop.tsx"
import { fillIn } from "#stories/screens/customers/fillIn.ts"
import { chooseRegion } from "./chooseRegion.ts"
import { LocationRoutes } from "./LocationRoutes.tsx"
import { tempeInShop } from "./locationsInShop.ts"

const at = (path: string, more: object = {}) => ({ shop: { path, fill: tempeInShop, ...more } })
const meta = {
  title: "Screens/Locations/Location",
  component: LocationRoutes,
  decorators: [withShop],
  parameters: {
    ...at("/locations/create"),
    ends: {
      New: "New York – Eastern Time",
      DefaultTax: "Tax 1",
      Refused: "Labor tax must be between 0 and 100 percent",
      ShortIdInUse: "85281"
    }
  }
} satisfies Meta<typeof LocationRoutes>
export default meta
type Story = StoryObj<typeof meta>

/** A new location: its state sets the time zone, and New York City's tax has three decimals. */
export const New: Story = {
  play: async (page) => {
    const { canvas, userEvent } = page
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Location name" })).toHaveFocus())
    await userEvent.keyboard("Queens{Tab}NYC-2{Tab}212 555 0180")
    await fillIn(page, /^Address\*?$/, "20 Queens Blvd")
    await fillIn(page, /^City/, "New York")
    await fillIn(page, /^Postal code/, "11101")
    await chooseRegion(page, "New York")
    await waitFor(() =>
      expect(canvas.getByRole("combobox", { name: /Time zone/ })).toHaveValue("New York – Eastern Time")
    )
    await fillIn(page, /^Parts tax/, "8.875")
    await userEvent.click(canvas.getByRole("checkbox", { name: "Mobile calibration" }))
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    await screen.findByText("Location added")
    await expect(await canvas.findByRole("heading", { level: 1, name: "Queens" })).toBeVisible()
    await expect(canvas.getByRole("textbox", { name: "Parts tax" })).toHaveValue("8.875")
    await expect(canvas.getByRole("checkbox", { name: "Mobile calibration" })).toBeChecked()
    await waitFor(() =>
      expect(canvas.getByRole("combobox", { name: /Time zone/ })).toHaveValue("New York – Eastern Time")
    )
  }
}

/** The default tax comes from the tax settings: it is a new location's parts rate, and the rate of an added tax. */
export const DefaultTax: Story = {
  play: async (page) => {
    const { canvas, userEvent } = page
    await fillIn(page, /^Default tax/, "6.35")
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole("textbox", { name: /^Parts tax/ })).toHaveValue("6.35"))
    await userEvent.click(canvas.getByRole("button", { name: "Add a tax" }))
    await waitFor(() => expect(canvas.getByRole("textbox", { name: /^Rate/ })).toHaveValue("6.35"))
  }
}

/** Missing and invalid fields are reported in the specification's words, at the field and at the top. */
export const Refused: Story = {
  play: async (page) => {
    const { canvas, userEvent } = page
    await fillIn(page, /^Short ID/, "N Y/C")
    await fillIn(page, /^Phone number/, "call me")
    await fillIn(page, /^Email/, "ada at moreno")
    await fillIn(page, /^Labor tax/, "120")
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    const summary = await canvas.findByRole("group", { name: "10 fields need your attention" })
    await expect([...summary.querySelectorAll("li")].map((line) => line.textContent)).toEqual([
      "Please enter the location name",
      "Short ID can have letters, digits and dashes only",
      "Please enter a valid phone number",
      "Email should be in valid format",
      "Please enter the address",
      "Please enter the city",
      "Please select the state or province",
      "Please enter the postal code",
      "Please select the time zone",
      "Labor tax must be between 0 and 100 percent"
    ])
  }
}

/** Two locations cannot share a short id. */
export const ShortIdInUse: Story = {
  parameters: at("/locations/create"),
  play: async (page) => {
    const { canvas, userEvent } = page
    await fillIn(page, /^Location name/, "Tempe North")
    await fillIn(page, /^Short ID/, "tmp")
    await fillIn(page, /^Phone number/, "4805550199")
    await fillIn(page, /^Address\*?$/, "1 Elm")
    await fillIn(page, /^City/, "Tempe")
    await fillIn(page, /^Postal code/, "85281")
    await chooseRegion(page, "Arizona")
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    await waitFor(() =>
      expect(canvas.getByRole("textbox", { name: "Short ID" })).toHaveAccessibleDescription(
        /This short ID is already in use\.$/
      )
    )
  }
}
