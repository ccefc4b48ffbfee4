import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, screen, waitFor } from "storybook/test"
import { withShop } from "#stories/withShop.tsx"
import { CustomerRoutes } from "./CustomerRoutes.tsx"
import { adaInShop } from "./customersInShop.ts"
import { fillIn } from "./fillIn.ts"

const meta = {
  title: "Screens/Customers/Draft",
  component: CustomerRoutes,
  decorators: [withShop],
  parameters: {
    ends: {
      DraftRestored: "Not saved yet",
      DraftDiscardUndone: "Not saved yet",
      DraftNotKept: "Not saved yet",
      NoDraftAfterSaving: "Customer added"
    },
    shop: { path: "/customers/create", fill: adaInShop }
  }
} satisfies Meta<typeof CustomerRoutes>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story["play"]>

/** Types, leaves without saving, and returns. */
const leaveTyped: Play = async (page) => {
  const { canvas, userEvent } = page
  await fillIn(page, /^First name/, "Inés")
  await expect(await canvas.findByText(/^Draft saved/)).toBeVisible()
  await userEvent.click(canvas.getByRole("link", { name: "Cancel" }))
  await userEvent.click(await canvas.findByRole("link", { name: "New customer" }))
  await expect(await canvas.findByText(/You have unsaved changes here from .+\./)).toBeVisible()
  await expect(canvas.getByLabelText("First name")).toHaveValue("")
}

/** The draft of an earlier visit is offered and restored. */
export const DraftRestored: Story = {
  play: async (page) => {
    await leaveTyped(page)
    const { canvas, userEvent } = page
    await userEvent.click(canvas.getByRole("button", { name: "Restore draft" }))
    await expect(canvas.getByLabelText("First name")).toHaveValue("Inés")
    await expect(canvas.queryByRole("button", { name: "Restore draft" })).toBeNull()
  }
}

/** A draft discarded by mistake is restored with Undo. */
export const DraftDiscardUndone: Story = {
  play: async (page) => {
    await leaveTyped(page)
    const { canvas, userEvent } = page
    await userEvent.click(canvas.getByRole("button", { name: "Discard draft" }))
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }))
    await waitFor(() => expect(canvas.getByLabelText("First name")).toHaveValue("Inés"))
  }
}

/** The browser cannot store a draft, so leaving the page asks for confirmation. */
export const DraftNotKept: Story = {
  beforeEach: () => {
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = function (key, value) {
      if (key.startsWith("frit.draft.")) throw new DOMException("The store is full", "QuotaExceededError")
      setItem.call(this, key, value)
    }
    return () => {
      Storage.prototype.setItem = setItem
    }
  },
  play: async (page) => {
    await fillIn(page, /^First name/, "Inés")
    await waitFor(() => {
      const leaving = new Event("beforeunload", { cancelable: true })
      dispatchEvent(leaving)
      return expect(leaving.defaultPrevented).toBe(true)
    })
  }
}

/** Reverting the input by hand or saving the new customer leaves no draft behind. */
export const NoDraftAfterSaving: Story = {
  play: async (page) => {
    const { canvas, userEvent } = page
    await fillIn(page, /^First name/, "Ines")
    await expect(await canvas.findByText(/^Draft saved/)).toBeVisible()
    await userEvent.clear(canvas.getByLabelText("First name"))
    await waitFor(() =>
      expect(Object.keys(localStorage).filter((place) => place.startsWith("frit.draft."))).toEqual([])
    )
    await fillIn(page, /^First name/, "Inés")
    await fillIn(page, /^Phone number/, "6025550188")
    await expect(await canvas.findByText(/^Draft saved/)).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    await expect(await canvas.findByRole("heading", { level: 1, name: "Inés" })).toBeVisible()
    await userEvent.click(canvas.getByRole("link", { name: "Customers" }))
    await userEvent.click(await canvas.findByRole("link", { name: "New customer" }))
    await expect(await canvas.findByLabelText("First name")).toHaveValue("")
    await expect(canvas.queryByRole("button", { name: "Restore draft" })).toBeNull()
  }
}
