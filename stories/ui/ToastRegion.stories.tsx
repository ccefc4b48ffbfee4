import type { Meta, StoryObj } from "@storybook/react-vite"
import type { ComponentType } from "react"
import { expect, fn, screen, spyOn, waitFor } from "storybook/test"
import { Button } from "#ui/Button.tsx"
import { createToasts, type ToastMessage } from "#ui/createToasts.ts"
import { ToastRegion } from "#ui/ToastRegion.tsx"

const undo = fn()
const toasts = createToasts()

interface ShopProps {
  readonly message: ToastMessage
  readonly timeout?: number | null
}

const Shop = ({ message, timeout }: ShopProps) => {
  return (
    <>
      <Button onPress={() => toasts.show(message, timeout === undefined ? {} : { timeout })}>Save</Button>
      <ToastRegion toasts={toasts} label="Notices" closeLabel="Close" />
    </>
  )
}

const meta = {
  component: ToastRegion as ComponentType<never> as ComponentType<ShopProps>,
  tags: ["autodocs"],
  parameters: { docs: { story: { inline: false, iframeHeight: 240 } } },
  render: (args) => <Shop {...args} />,
  args: { message: { tone: "success", title: "Customer saved" } },
  beforeEach: () => toasts.queue.clear()
} satisfies Meta<ShopProps>
export default meta
type Story = StoryObj<ShopProps>

/** Appears at the bottom left, is announced, and disappears automatically. */
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

/** Its timer pauses while the pointer rests on it (tests/ui/createToasts.test.ts measures its duration). */
export const WaitsForThePointer: Story = {
  args: { timeout: 60_000 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    const toast = await screen.findByRole("alertdialog")
    const [pause, resume] = [spyOn(toasts.queue, "pauseAll"), spyOn(toasts.queue, "resumeAll")]
    await userEvent.hover(toast)
    await expect(pause).toHaveBeenCalledOnce()
    await expect(resume).not.toHaveBeenCalled()
    await userEvent.unhover(toast)
    await expect(resume).toHaveBeenCalledOnce()
  }
}

/** Offers to undo the action, and closes once that is done. */
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
  args: {
    message: { tone: "danger", title: "One or more errors occurred!", description: "Try again in a minute." },
    timeout: null
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    const text = await screen.findByText("Try again in a minute.")
    await waitFor(() => expect(text).toBeVisible())
    await userEvent.click(screen.getByRole("button", { name: "Close" }))
    await waitFor(() => expect(screen.queryByText("Try again in a minute.")).toBeNull())
  }
}
export const Dark: Story = {
  args: { timeout: null },
  globals: { theme: "dark" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    await screen.findByText("Customer saved")
  }
}
