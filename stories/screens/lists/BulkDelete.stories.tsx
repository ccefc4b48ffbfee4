import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, screen, waitFor, within } from "storybook/test"
import { withShop } from "#stories/withShop.tsx"
import { ProfileRoutes } from "../pricing-profiles/ProfileRoutes.tsx"
import { profilesInShop } from "./listsInShop.ts"

const meta = {
  title: "Screens/Lists/Bulk delete",
  component: ProfileRoutes,
  decorators: [withShop],
  parameters: {
    ends: {
      OneIsInUseAndUndone: "Saguaro"
    },
    shop: { path: "/pricing-profile", fill: profilesInShop }
  }
} satisfies Meta<typeof ProfileRoutes>
export default meta
type Story = StoryObj<typeof meta>

type Page = Parameters<NonNullable<Story["play"]>>[0]
const names = ({ canvas }: Page) =>
  canvas
    .getAllByRole("row")
    .slice(1)
    .map((row) => row.querySelector("[data-names-row]")?.textContent)

/** Two are deleted, the one used by a customer stays and shows why; undo restores the two. */
export const OneIsInUseAndUndone: Story = {
  play: async (page) => {
    const { canvas, userEvent } = page
    await canvas.findByRole("row", { name: /Saguaro/ })
    await userEvent.click(canvas.getAllByRole("checkbox")[0]!)
    await userEvent.click(canvas.getByRole("button", { name: "Delete" }))
    await userEvent.click(
      within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Delete 3 profiles" })
    )
    const result = within(await screen.findByRole("dialog", { name: "1 row could not be changed" }))
    await expect(result.getByText("Saguaro Mutual")).toBeVisible()
    await expect(result.getByText("Pricing profile in use by customers cannot be deleted")).toBeVisible()
    await userEvent.click(result.getAllByRole("button", { name: "Close" }).at(-1)!)
    await waitFor(() => expect(names(page)).toEqual(["Saguaro Mutual"]))
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }))
    await waitFor(() => expect(names(page)).toEqual(["Counter", "Fleet 10", "Saguaro Mutual"]))
  }
}
