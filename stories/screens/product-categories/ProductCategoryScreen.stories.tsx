import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, screen, waitFor, within } from "storybook/test"
import { getProductCategory } from "#domain/product-categories/productCategoriesApi.ts"
import { withShop } from "#stories/withShop.tsx"
import { screenStates } from "#stories/screenStates.ts"
import { fillIn } from "#stories/screens/customers/fillIn.ts"
import { adhesivesInShop, adhesivesPath, shelvesInShop } from "#stories/screens/products/productsInShop.ts"
import { categoryChangedElsewhere } from "./categoryChangedElsewhere.ts"
import { CategoryRoutes } from "./CategoryRoutes.tsx"
import { conflictAt } from "../conflictAt.ts"

const at = (path: string, more: object = {}) => ({ shop: { path, fill: adhesivesInShop, ...more } })
const meta = {
  title: "Screens/Product categories/Category",
  component: CategoryRoutes,
  decorators: [withShop],
  parameters: {
    ...at("/admin/product-categories/create"),
    ends: {
      NewByKeyboard: "Blades and arms",
      Refused: "Description contains invalid characters",
      NameInUse: "This name is already in use.",
      Conflict: "Keep mine",
      DraftRestored: "Bonding",
      DeleteRefused: "This category has 2 products and cannot be deleted.",
      DeletedAndUndone: "Adhesives"
    }
  }
} satisfies Meta<typeof CategoryRoutes>
export default meta
type Story = StoryObj<typeof meta>

export const NewByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Category name" })).toHaveFocus())
    await userEvent.keyboard("Wipers{Tab}Blades and arms{Tab}{Control>}s{/Control}")
    await screen.findByText("Category added")
    await expect(await canvas.findByRole("heading", { level: 1, name: "Wipers" })).toBeVisible()
    await expect(canvas.getByRole("textbox", { name: "Description" })).toHaveValue("Blades and arms")
    await expect(canvas.getByRole("link", { name: "Show products" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/admin\/products\?categoryId=/)
    )
  }
}

export const Refused: Story = {
  play: async (page) => {
    await fillIn(page, /^Description/, "<b>bold</b>")
    await page.userEvent.click(page.canvas.getByRole("button", { name: "Save" }))
    const summary = await page.canvas.findByRole("group", { name: "2 fields need your attention" })
    await expect([...summary.querySelectorAll("li")].map((line) => line.textContent)).toEqual([
      "Please enter the category name",
      "Description contains invalid characters"
    ])
  }
}

export const NameInUse: Story = {
  play: async (page) => {
    await fillIn(page, /^Category name/, "ADHESIVES")
    await page.userEvent.click(page.canvas.getByRole("button", { name: "Save" }))
    await waitFor(() =>
      expect(page.canvas.getByRole("textbox", { name: "Category name" })).toHaveAccessibleDescription(
        "This name is already in use."
      )
    )
  }
}

/** Both users changed the name: both versions are shown at the field. */
export const Conflict: Story = {
  parameters: {
    shop: { path: adhesivesPath, ...categoryChangedElsewhere({ categoryName: "Glues", description: "All of it" }) }
  },
  play: async (page) => {
    const { canvas, userEvent } = page
    await fillIn(page, /^Category name/, "Bonding")
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    const note = await conflictAt(page, {
      changed: "Someone else saved this category after you opened it.",
      label: "Category name",
      mine: "Bonding",
      theirs: "Glues"
    })
    await expect(within(note).getByRole("button", { name: "Keep mine" })).toBeVisible()
  }
}

/** Input left unsaved is offered on return, and restored. */
export const DraftRestored: Story = {
  parameters: at(adhesivesPath),
  play: async (page) => {
    const { canvas, userEvent } = page
    await fillIn(page, /^Category name/, "Bonding")
    await expect(await canvas.findByText(/^Draft saved/)).toBeVisible()
    await userEvent.click(canvas.getByRole("link", { name: "Cancel" }))
    await userEvent.click(await canvas.findByRole("row", { name: /Adhesives/ }))
    await userEvent.click(await canvas.findByRole("button", { name: "Restore draft" }))
    await expect(canvas.getByRole("textbox", { name: "Category name" })).toHaveValue("Bonding")
  }
}

/** Deletion is rejected while the category has products: the dialog stays open with the reason. */
export const DeleteRefused: Story = {
  parameters: at(adhesivesPath, { fill: shelvesInShop }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Delete category" }))
    const question = within(await screen.findByRole("alertdialog", { name: "Delete Adhesives?" }))
    await userEvent.click(question.getByRole("button", { name: "Delete category" }))
    await expect(await question.findByText("This category has 2 products and cannot be deleted.")).toBeVisible()
  }
}

/** Deleted, then restored. */
export const DeletedAndUndone: Story = {
  parameters: at(adhesivesPath),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Delete category" }))
    const question = within(await screen.findByRole("alertdialog", { name: "Delete Adhesives?" }))
    await userEvent.click(question.getByRole("button", { name: "Delete category" }))
    await screen.findByText("Category deleted")
    await expect(await canvas.findByText("No product categories yet")).toBeVisible()
    await userEvent.click(screen.getByRole("button", { name: "Undo" }))
    await expect(await canvas.findByRole("row", { name: /Adhesives/ })).toBeVisible()
  }
}

const states = screenStates({
  shop: { path: adhesivesPath, fill: adhesivesInShop },
  call: getProductCategory,
  shows: /Adhesives/
})
export const Loading: Story = states.Loading
export const Failed: Story = states.Failed
export const Dark: Story = states.Dark
export const French: Story = states.French
export const Spanish: Story = states.Spanish
export const OnASmallPhone: Story = states.OnASmallPhone
