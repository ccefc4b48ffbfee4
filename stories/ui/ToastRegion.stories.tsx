import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn, screen, waitFor } from "storybook/test"
import { Button } from "#ui/Button.tsx"
import { makeToasts, type ToastMessage } from "#ui/makeToasts.ts"
import { ToastRegion } from "#ui/ToastRegion.tsx"

const undo = fn()

const Shop = ({ message, timeout }: { readonly message: ToastMessage; readonly timeout?: number | null }) => {
  const [toasts] = useState(makeToasts)
  return (
    <>
      <Button onPress={() => toasts.show(message, timeout === undefined ? {} : { timeout })}>Save</Button>
      <ToastRegion toasts={toasts} label="Messages" closeLabel="Close" />
    </>
  )
}

const meta = { title: "ui/ToastRegion", component: Shop, args: { message: { tone: "success", title: "Customer saved" } } } satisfies Meta<typeof Shop>
export default meta
type Story = StoryObj<typeof meta>

/** Shows at the bottom left, is announced, and goes by itself. */
export const GoesByItself: Story = {
  args: { timeout: 400 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    const toast = await screen.findByRole("alertdialog", { name: "Customer saved" })
    const { left, bottom } = toast.getBoundingClientRect()
    await expect(left).toBeLessThan(40)
    await expect(window.innerHeight - bottom).toBeLessThan(40)
    await userEvent.hover(canvas.getByRole("button", { name: "Save" }))
    await waitFor(() => expect(screen.queryByText("Customer saved")).toBeNull(), { timeout: 3000 })
  }
}

/** Waits as long as the pointer rests on it. */
export const WaitsForThePointer: Story = {
  args: { timeout: 600 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    const toast = await screen.findByRole("alertdialog")
    await userEvent.hover(toast)
    await new Promise((resolve) => setTimeout(resolve, 900))
    await expect(toast).toBeInTheDocument()
    await userEvent.unhover(toast)
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull(), { timeout: 3000 })
  }
}

/** Offers to take it back, and closes when that is done. */
export const WithUndo: Story = {
  args: { message: { tone: "info", title: "Job moved to Luis, 10:15", action: { label: "Undo", onPress: undo } } },
  play: async ({ canvas, userEvent }) => {
    undo.mockClear()
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }))
    await expect(undo).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByText("Job moved to Luis, 10:15")).toBeNull())
  }
}

export const Failure: Story = {
  args: { message: { tone: "danger", title: "One or more errors occurred!", description: "Try again in a minute." }, timeout: null },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    const text = await screen.findByText("Try again in a minute.")
    await waitFor(() => expect(text).toBeVisible())
    await userEvent.click(screen.getByRole("button", { name: "Close" }))
    await waitFor(() => expect(screen.queryByText("Try again in a minute.")).toBeNull())
  }
}
export const Dark: Story = { args: { timeout: null }, globals: { theme: "dark" }, play: async ({ canvas, userEvent }) => { await userEvent.click(canvas.getByRole("button", { name: "Save" })); await screen.findByText("Customer saved") } }
