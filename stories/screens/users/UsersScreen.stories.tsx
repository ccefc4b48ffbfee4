import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, screen, waitFor, within } from "storybook/test"
import { listUsers } from "#domain/people/usersApi.ts"
import { withShop } from "#stories/withShop.tsx"
import { screenStates } from "#stories/screenStates.ts"
import { UserRoutes } from "./UserRoutes.tsx"
import { peopleInShop } from "./usersInShop.ts"

const at = (path: string, more: object = {}) => ({ shop: { path, fill: peopleInShop, ...more } })
const meta = {
  title: "Screens/Users/List",
  component: UserRoutes,
  decorators: [withShop],
  parameters: {
    ...at("/users"),
    ends: {
      Filled: "602-555-0177",
      Narrowed: "NORA@",
      NarrowedToNothingAndCleared: "Sam Begay",
      SortedByUserName: "User name",
      ManyShutOutAndUndone: "Sam Begay"
    }
  }
} satisfies Meta<typeof UserRoutes>
export default meta
type Story = StoryObj<typeof meta>

const userNames = (rows: ReadonlyArray<HTMLElement>) =>
  rows.slice(1).map((row) => row.querySelector("[role=rowheader]")?.nextElementSibling?.textContent)

/** Sorted by last name; pressing a row opens it. */
export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("row", { name: /Sam Begay/ })).toBeVisible()
    await expect(userNames(canvas.getAllByRole("row"))).toEqual([
      "fred.former",
      "sam.installer",
      "olga.owner",
      "bea",
      "nora.new"
    ])
    await expect(canvas.getByText("1–5 of 5")).toBeVisible()
    await userEvent.click(canvas.getByRole("row", { name: /Sam Begay/ }))
    await expect(await canvas.findByRole("heading", { level: 1, name: "Sam Begay" })).toBeVisible()
  }
}

/** Filtered by role, by location, by status, and by text. */
export const Narrowed: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("row", { name: /Sam Begay/ })
    const choose = async (filter: RegExp, option: string) => {
      await userEvent.click(canvas.getByRole("button", { name: filter }))
      await userEvent.click(await screen.findByRole("option", { name: option }))
    }
    await choose(/Role/, "Installer")
    await waitFor(() => expect(userNames(canvas.getAllByRole("row"))).toEqual(["sam.installer"]))
    await userEvent.click(canvas.getByRole("button", { name: "Clear filters" }))
    await choose(/Location/, "Mesa")
    await waitFor(() => expect(userNames(canvas.getAllByRole("row"))).toEqual(["sam.installer"]))
    await userEvent.click(canvas.getByRole("button", { name: "Clear filters" }))
    await choose(/Status/, "Inactive")
    await waitFor(() => expect(userNames(canvas.getAllByRole("row"))).toEqual(["fred.former"]))
    await userEvent.click(canvas.getByRole("button", { name: "Clear filters" }))
    await userEvent.type(canvas.getByRole("searchbox", { name: "Search users" }), "NORA@")
    await waitFor(() => expect(userNames(canvas.getAllByRole("row"))).toEqual(["nora.new"]))
  }
}

export const NarrowedToNothingAndCleared: Story = {
  parameters: at("/users?text=zebra"),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("No users match")).toBeVisible()
    await userEvent.click(canvas.getAllByRole("button", { name: "Clear filters" })[0]!)
    await expect(await canvas.findByRole("row", { name: /Sam Begay/ })).toBeVisible()
  }
}

export const SortedByUserName: Story = {
  parameters: at("/users?sort=userName&descending=true"),
  play: async ({ canvas }) => {
    await canvas.findByRole("row", { name: /Sam Begay/ })
    await expect(userNames(canvas.getAllByRole("row"))).toEqual([
      "sam.installer",
      "olga.owner",
      "nora.new",
      "fred.former",
      "bea"
    ])
    await expect(canvas.getByRole("columnheader", { name: "User name" })).toHaveAttribute("aria-sort", "descending")
  }
}

/** Deactivating all five at once deactivates four and reports why the current user is skipped; one press undoes it. */
export const ManyShutOutAndUndone: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("row", { name: /Sam Begay/ })
    await userEvent.click(await canvas.findByRole("checkbox", { name: "Select All" }))
    await userEvent.click(within(await canvas.findByRole("toolbar")).getByRole("button", { name: "Deactivate" }))
    const refusals = within(await screen.findByRole("dialog"))
    await waitFor(() => expect(refusals.getByText(/You can’t do this to your own account/)).toBeVisible())
    await userEvent.click(refusals.getAllByRole("button", { name: "Close" }).at(-1)!)
    await waitFor(() => expect(canvas.getByRole("row", { name: /Sam Begay/ })).toHaveTextContent("Inactive"))
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }))
    await waitFor(() => expect(canvas.getByRole("row", { name: /Sam Begay/ })).not.toHaveTextContent("Inactive"))
    await expect(canvas.getByRole("row", { name: /Fred Ash/ })).toHaveTextContent("Inactive")
  }
}

const states = screenStates({
  shop: { path: "/users", fill: peopleInShop },
  call: listUsers,
  shows: /Sam Begay/
})
export const Loading: Story = states.Loading
export const Failed: Story = states.Failed
export const Dark: Story = states.Dark
export const French: Story = states.French
export const Spanish: Story = states.Spanish
export const OnASmallPhone: Story = states.OnASmallPhone
