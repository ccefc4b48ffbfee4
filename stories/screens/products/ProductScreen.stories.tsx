import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, screen, waitFor, within } from "storybook/test"
import { getProduct } from "#domain/products/productsApi.ts"
import { withShop } from "#stories/withShop.tsx"
import { screenStates } from "#stories/screenStates.ts"
import { fillIn } from "#stories/screens/customers/fillIn.ts"
import { ProductRoutes } from "./ProductRoutes.tsx"
import { urethaneAlsoChangedElsewhere, urethaneInShop, urethanePath } from "./productsInShop.ts"
import { conflictAt } from "../conflictAt.ts"

const at = (path: string, more: object = {}) => ({ shop: { path, fill: urethaneInShop, ...more } })
const meta = {
  title: "Screens/Products/Product",
  component: ProductRoutes,
  decorators: [withShop],
  parameters: {
    ...at("/admin/products/create"),
    ends: {
      New: "275.00",
      Refused: "Notes contains invalid characters",
      CodeInUse: "Another urethane",
      StockRules: "Require stock",
      Conflict: "Use theirs",
      DraftRestored: "21.00",
      DeletedAndUndone: "URE-310"
    }
  }
} satisfies Meta<typeof ProductRoutes>
export default meta
type Story = StoryObj<typeof meta>
type Page = Parameters<NonNullable<Story["play"]>>[0]

const choose = async ({ canvas, userEvent }: Page, field: RegExp, name: string) => {
  await userEvent.click(canvas.getByRole("button", { name: field }))
  await userEvent.click(await screen.findByRole("option", { name }))
}

/** Calibration is labor, so choosing its type sets the labor tax. */
export const New: Story = {
  play: async (page) => {
    const { canvas, userEvent } = page
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Product ID" })).toHaveFocus())
    await userEvent.keyboard("CAL-ST{Tab}Static calibration")
    await choose(page, /^Adhesives|Category/, "Adhesives")
    await choose(page, /^Part Type|Type.*Part$|^Type/, "Calibration")
    await expect(canvas.getByRole("button", { name: /Tax type/ })).toHaveTextContent("Labor tax")
    await fillIn(page, /^List price/, "275")
    await choose(page, /Unit of measure/, "Hour")
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    await screen.findByText("Product added")
    await expect(await canvas.findByRole("heading", { level: 1, name: "CAL-ST" })).toBeVisible()
    await expect(canvas.getByRole("textbox", { name: "List price" })).toHaveValue("275.00")
    await expect(canvas.getByRole("button", { name: /Category/ })).toHaveTextContent("Adhesives")
  }
}

export const Refused: Story = {
  play: async (page) => {
    const { canvas, userEvent } = page
    await fillIn(page, /^Product ID/, "A-PRODUCT-ID-THAT-IS-TOO-LONG")
    await fillIn(page, /^Notes/, "<script>")
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    const summary = await canvas.findByRole("group", { name: "4 fields need your attention" })
    await expect([...summary.querySelectorAll("li")].map((line) => line.textContent)).toEqual([
      "Product ID cannot exceed 20 characters",
      "Please enter the description",
      "Please enter the list price",
      "Notes contains invalid characters"
    ])
  }
}

export const CodeInUse: Story = {
  play: async (page) => {
    const { canvas, userEvent } = page
    await fillIn(page, /^Product ID/, "ure-310")
    await fillIn(page, /^Description/, "Another urethane")
    await fillIn(page, /^List price/, "20")
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    await waitFor(() =>
      expect(canvas.getByRole("textbox", { name: "Product ID" })).toHaveAccessibleDescription(
        /This product ID is already in use\.$/
      )
    )
  }
}

/** Requiring stock turns on counting; without counting, stock cannot be required. */
export const StockRules: Story = {
  play: async ({ canvas, userEvent }) => {
    const [track, require] = [
      await canvas.findByRole("checkbox", { name: /^Track inventory/ }),
      canvas.getByRole("checkbox", { name: /^Require stock/ })
    ]
    await userEvent.click(require)
    await expect(track).toBeChecked()
    await userEvent.click(track)
    await expect(require).not.toBeChecked()
    await expect(track).not.toBeChecked()
    await expect(track).toHaveAccessibleDescription("Saved now; counting starts once Frit tracks stock.")
  }
}

/** Both users changed the price: both versions are shown at the field. */
export const Conflict: Story = {
  parameters: {
    shop: { path: urethanePath, ...urethaneAlsoChangedElsewhere({ listPrice: 1900, notes: "Three a van" }) }
  },
  play: async (page) => {
    const { canvas, userEvent } = page
    await fillIn(page, /^List price/, "21")
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    const note = await conflictAt(page, {
      changed: "Someone else saved this product after you opened it.",
      label: "List price",
      mine: "$21.00",
      theirs: "$19.00"
    })
    await expect(within(note).getByRole("button", { name: "Use theirs" })).toBeVisible()
  }
}

/** Input left unsaved is offered on return, and restored. */
export const DraftRestored: Story = {
  parameters: at(urethanePath),
  play: async (page) => {
    const { canvas, userEvent } = page
    await fillIn(page, /^List price/, "21")
    await expect(await canvas.findByText(/^Draft saved/)).toBeVisible()
    await userEvent.click(canvas.getByRole("link", { name: "Cancel" }))
    await userEvent.click(await canvas.findByRole("row", { name: /URE-310/ }))
    await userEvent.click(await canvas.findByRole("button", { name: "Restore draft" }))
    await expect(canvas.getByRole("textbox", { name: "List price" })).toHaveValue("21.00")
  }
}

/** Deleted, then restored with its category. */
export const DeletedAndUndone: Story = {
  parameters: at(urethanePath),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Delete product" }))
    const question = within(await screen.findByRole("alertdialog", { name: "Delete URE-310?" }))
    await userEvent.click(question.getByRole("button", { name: "Delete product" }))
    await screen.findByText("Product deleted")
    await expect(await canvas.findByText("No products yet")).toBeVisible()
    await userEvent.click(screen.getByRole("button", { name: "Undo" }))
    await expect(await canvas.findByRole("row", { name: /URE-310/ })).toHaveTextContent("Adhesives")
  }
}

const states = screenStates(
  { shop: { path: urethanePath, fill: urethaneInShop }, call: getProduct, shows: /URE-310/ },
  {
    french: async ({ canvas }) => {
      await expect(await canvas.findByRole("textbox", { name: "Prix de catalogue" })).toHaveValue("18,50")
    }
  }
)
export const Loading: Story = states.Loading
export const Failed: Story = states.Failed
export const Dark: Story = states.Dark
export const French: Story = states.French
export const Spanish: Story = states.Spanish
export const OnASmallPhone: Story = states.OnASmallPhone
