import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, screen, waitFor, within } from "storybook/test"
import type { Endpoint } from "#domain/contract/Endpoint.ts"
import { failed } from "#domain/contract/Envelope.ts"
import { LocationInUse } from "#domain/locations/Location.ts"
import { deleteLocation, getLocation } from "#domain/locations/locationsApi.ts"
import { withShop } from "#stories/withShop.tsx"
import { screenStates } from "#stories/screenStates.ts"
import { fillIn } from "#stories/screens/customers/fillIn.ts"
import { chooseRegion } from "./chooseRegion.ts"
import { LocationRoutes } from "./LocationRoutes.tsx"
import { tempeInShop, tempePath, threeInShop } from "./locationsInShop.ts"

const at = (more: object = {}) => ({ shop: { path: tempePath, fill: tempeInShop, ...more } })
const meta = {
  title: "Screens/Locations/Known location",
  component: LocationRoutes,
  decorators: [withShop],
  parameters: {
    ...at(),
    ends: {
      DeletedAndUndone: "Tempe",
      DeleteRefused: "3 jobs and 1 person",
      TimeZoneFound: "St Johns",
      LicenceNumbers: "ARD00123",
      TaxesByName: "Tax name",
      LastActive: "An inactive location does not accept new jobs."
    }
  }
} satisfies Meta<typeof LocationRoutes>
export default meta
type Story = StoryObj<typeof meta>

/** A location without jobs is deleted, and restored with one press. */
export const DeletedAndUndone: Story = {
  parameters: at({ fill: threeInShop }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Delete location" }))
    const question = within(await screen.findByRole("alertdialog", { name: "Delete Tempe?" }))
    await userEvent.click(question.getByRole("button", { name: "Delete location" }))
    await screen.findByText("Tempe deleted")
    await expect(await canvas.findByRole("row", { name: /Yuma/ })).toBeVisible()
    await expect(canvas.queryByRole("row", { name: /Tempe/ })).toBeNull()
    await userEvent.click(screen.getByRole("button", { name: "Undo" }))
    await expect(await canvas.findByRole("row", { name: /Tempe/ })).toBeVisible()
  }
}

/** A location with jobs or people cannot be deleted: the dialog shows how many and what to do instead. */
export const DeleteRefused: Story = {
  parameters: at({
    instead: (endpoint: Endpoint) =>
      endpoint === deleteLocation
        ? failed("LocationInUse", { _tag: "LocationInUse", jobs: 3, people: 1 }, LocationInUse)
        : undefined
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Delete location" }))
    const question = within(await screen.findByRole("alertdialog", { name: "Delete Tempe?" }))
    await userEvent.click(question.getByRole("button", { name: "Delete location" }))
    await expect(await question.findByText(/cannot be deleted: it has 3 jobs and 1 person/)).toBeVisible()
  }
}

/** The time zone is found by its common name. */
export const TimeZoneFound: Story = {
  play: async ({ canvas, userEvent }) => {
    const zone = await canvas.findByRole("combobox", { name: /Time zone/ })
    await expect((zone as HTMLInputElement).value).toMatch(/^Phoenix – Mountain/)
    await userEvent.clear(zone)
    await userEvent.type(zone, "newfound")
    await userEvent.click(await screen.findByRole("option", { name: /St Johns/ }))
    await expect((zone as HTMLInputElement).value).toMatch(/^St Johns – Newfoundland/)
  }
}

/** License numbers are shown where the law requires them, and stay visible once entered. */
export const LicenceNumbers: Story = {
  play: async (page) => {
    const { canvas } = page
    await canvas.findByRole("heading", { level: 1, name: "Tempe" })
    await expect(canvas.queryByRole("textbox", { name: "California ARD number" })).toBeNull()
    await chooseRegion(page, "California")
    await fillIn(page, /^California ARD number/, "ARD00123")
    await chooseRegion(page, "Florida")
    await expect(canvas.getByRole("textbox", { name: "Florida MV number" })).toBeVisible()
    await expect(canvas.getByRole("textbox", { name: "California ARD number" })).toHaveValue("ARD00123")
  }
}

/** Québec's two taxes: a second one with the same name and start date is rejected; a tax can be removed. */
export const TaxesByName: Story = {
  play: async (page) => {
    const { canvas, userEvent } = page
    const taxOf = async (number: number) => within(await canvas.findByRole("group", { name: `Tax ${number}` }))
    const fill = async (number: number, name: string, rate: string) => {
      await userEvent.click(await canvas.findByRole("button", { name: "Add a tax" }))
      const tax = await taxOf(number)
      await fillIn({ ...page, canvas: tax as typeof canvas }, /^Tax name/, name)
      await fillIn({ ...page, canvas: tax as typeof canvas }, /^Rate/, rate)
      const from = await tax.findByRole("group", { name: /^From/ })
      await userEvent.click(within(from).getByRole("spinbutton", { name: /^month/ }))
      await userEvent.keyboard("01012013")
    }
    await fill(1, "TPS", "5")
    await fill(2, "TPS", "9.975")
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    const second = await taxOf(2)
    await waitFor(() =>
      expect(second.getByRole("textbox", { name: /^Tax name/ })).toHaveAccessibleDescription(
        /This tax already starts on that day\.$/
      )
    )
    await fillIn({ ...page, canvas: second as typeof canvas }, /^Tax name/, "TVQ")
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    await waitFor(() => expect(screen.getByText("Location saved")).toBeVisible())
    await expect(second.getByRole("textbox", { name: /^Rate/ })).toHaveValue("9.975")
    await userEvent.click(canvas.getByRole("button", { name: "Remove tax 1" }))
    await waitFor(() => expect(canvas.queryByRole("group", { name: "Tax 2" })).toBeNull())
    await expect((await taxOf(1)).getByRole("textbox", { name: /^Tax name/ })).toHaveValue("TVQ")
  }
}

/** The only active location cannot be deactivated; the reason is shown at the field. */
export const LastActive: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: "Inactive" }))
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    const summary = await canvas.findByRole("group", { name: "1 field needs your attention" })
    await expect(summary).toHaveTextContent(/This is the only active location\. Activate another one first/)
    await userEvent.click(canvas.getByRole("radio", { name: /^Active/ }))
    await waitFor(() => expect(canvas.queryByText(/This is the only active location/)).toBeNull())
  }
}

const states = screenStates(
  { shop: { path: tempePath, fill: tempeInShop }, call: getLocation, shows: /^Tempe$/ },
  {
    french: async ({ canvas }) => {
      await expect(canvas.getByRole("textbox", { name: "Taxe sur les pièces" })).toHaveValue("8,25")
    }
  }
)
export const Loading: Story = states.Loading
export const Failed: Story = states.Failed
export const Dark: Story = states.Dark
export const French: Story = states.French
export const Spanish: Story = states.Spanish
export const OnASmallPhone: Story = states.OnASmallPhone
