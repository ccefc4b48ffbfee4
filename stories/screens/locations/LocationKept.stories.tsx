import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, screen, waitFor } from "storybook/test"
import { withShop } from "#stories/withShop.tsx"
import { fillIn } from "#stories/screens/customers/fillIn.ts"
import { LocationRoutes } from "./LocationRoutes.tsx"
import { tempeAlsoChangedElsewhere, tempeInShop, tempePath } from "./locationsInShop.ts"
import { conflictAt } from "../conflictAt.ts"

const meta = {
  title: "Screens/Locations/Nothing is lost",
  parameters: {
    ends: {
      ConflictKeptMine: "Location saved and merged with someone else’s changes",
      ConflictTookTheirs: "Save",
      DraftRestored: "Tempe South"
    }
  },
  component: LocationRoutes,
  decorators: [withShop]
} satisfies Meta<typeof LocationRoutes>
export default meta
type Story = StoryObj<typeof meta>
type Page = Parameters<NonNullable<Story["play"]>>[0]

const bothChanged = async (page: Page) => {
  await fillIn(page, /^Parts tax/, "8.3")
  await page.userEvent.click(page.canvas.getByRole("button", { name: "Save" }))
  await conflictAt(page, {
    changed: "Someone else saved this location after you opened it.",
    label: "Parts tax",
    mine: "8.3%",
    theirs: "8.1%",
    joining: "Services"
  })
}
const changedByBoth = () => ({
  shop: { path: tempePath, ...tempeAlsoChangedElsewhere({ defaultPartsTaxRate: 810, services: ["mobileService"] }) }
})

/** Keeping my version also keeps their other change. */
export const ConflictKeptMine: Story = {
  parameters: changedByBoth(),
  play: async (page) => {
    await bothChanged(page)
    await page.userEvent.click(page.canvas.getByRole("button", { name: "Keep mine" }))
    await screen.findByText(
      /^Location saved and merged with someone else’s changes.*Kept yours: Parts tax.*Also changed: Services$/
    )
    await expect(page.canvas.getByLabelText(/^Parts tax/)).toHaveValue("8.3")
    await expect(page.canvas.getByRole("checkbox", { name: "Windshield repair" })).not.toBeChecked()
  }
}

export const ConflictTookTheirs: Story = {
  parameters: changedByBoth(),
  play: async (page) => {
    await bothChanged(page)
    await page.userEvent.click(page.canvas.getByRole("button", { name: "Use theirs" }))
    await waitFor(() => expect(page.canvas.getByLabelText(/^Parts tax/)).toHaveValue("8.1"))
    await expect(page.canvas.getByRole("button", { name: "Save" })).toBeDisabled()
  }
}

/** Input left unsaved is offered on return, and restored. */
export const DraftRestored: Story = {
  parameters: { shop: { path: tempePath, fill: tempeInShop } },
  play: async (page) => {
    const { canvas, userEvent } = page
    await fillIn(page, /^Location name/, "Tempe South")
    await expect(await canvas.findByText(/^Draft saved/)).toBeVisible()
    await userEvent.click(canvas.getByRole("link", { name: "Cancel" }))
    await userEvent.click(await canvas.findByRole("row", { name: /Tempe/ }))
    await userEvent.click(await canvas.findByRole("button", { name: "Restore draft" }))
    await expect(canvas.getByLabelText(/^Location name/)).toHaveValue("Tempe South")
    await expect(canvas.getByRole("button", { name: "Save" })).toBeEnabled()
  }
}
