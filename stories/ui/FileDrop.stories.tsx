import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, waitFor } from "storybook/test"
import { FileDrop } from "#ui/FileDrop.tsx"

const meta = {
  component: FileDrop,
  tags: ["autodocs"],
  args: {
    label: "Photos of the glass",
    description: "JPG or PNG, 5 MB at most",
    buttonLabel: "Choose files",
    dropLabel: "or drop them here",
    accept: ["image/jpeg", "image/png"],
    maxBytes: 5_000_000,
    allowsMultiple: true,
    onFiles: fn(),
    onReject: fn(),
    onCancel: fn(),
    onRetry: fn(),
    onRemove: fn(),
    cancelLabel: (name) => `Stop sending ${name}`,
    retryLabel: (name) => `Send ${name} again`,
    removeLabel: (name) => `Remove ${name}`
  }
} satisfies Meta<typeof FileDrop>
export default meta
type Story = StoryObj<typeof meta>

const photo = (name: string, type = "image/jpeg", bytes = 10) => new File([new Uint8Array(bytes)], name, { type })
const held = (...files: ReadonlyArray<File>) => {
  const data = new DataTransfer()
  for (const file of files) data.items.add(file)
  return data
}

/** Chosen with the button, which is reachable by keyboard. */
export const Chosen: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const button = canvas.getByRole("button", { name: "Choose files" })
    await expect(button).toHaveAccessibleDescription("JPG or PNG, 5 MB at most")
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement
    await expect(input).toHaveAttribute("accept", "image/jpeg,image/png")
    await userEvent.upload(input, [photo("front.jpg"), photo("rear.jpg")])
    await waitFor(() =>
      expect(args.onFiles).toHaveBeenCalledWith([
        expect.objectContaining({ name: "front.jpg" }),
        expect.objectContaining({ name: "rear.jpg" })
      ])
    )
    await expect(args.onReject).not.toHaveBeenCalled()
  }
}

/** Dropped files are validated too: those of the wrong type or size are rejected. */
export const Dropped: Story = {
  // A file created in a test is not on disk, so the browser may have no file system entry for it.
  beforeEach: () => {
    const { webkitGetAsEntry } = DataTransferItem.prototype
    DataTransferItem.prototype.webkitGetAsEntry = () => ({ isFile: true }) as FileSystemEntry
    return () => void (DataTransferItem.prototype.webkitGetAsEntry = webkitGetAsEntry)
  },
  play: async ({ canvasElement, args }) => {
    const zone = canvasElement.querySelector(".FileDropZone") as HTMLElement
    const dataTransfer = held(
      photo("front.jpg"),
      photo("terms.pdf", "application/pdf"),
      photo("huge.png", "image/png", 5_000_001)
    )
    const { left, top } = zone.getBoundingClientRect()
    const at = { dataTransfer, bubbles: true, cancelable: true, clientX: left + 5, clientY: top + 5 }
    zone.dispatchEvent(new DragEvent("dragenter", at))
    await waitFor(() => expect(zone).toHaveAttribute("data-drop-target"))
    zone.dispatchEvent(new DragEvent("drop", at))
    await waitFor(() => expect(args.onFiles).toHaveBeenCalledWith([expect.objectContaining({ name: "front.jpg" })]))
    await expect(args.onReject).toHaveBeenCalledWith([
      { file: expect.objectContaining({ name: "terms.pdf" }), reason: "type" },
      { file: expect.objectContaining({ name: "huge.png" }), reason: "size" }
    ])
  }
}

/** Every state of a file, with the actions available in it. */
export const OnTheWay: Story = {
  tags: ["picture"],
  args: {
    files: [
      { id: "1", name: "front.jpg", size: "2.4 MB", state: "done", stateText: "Sent" },
      { id: "2", name: "rear.jpg", size: "3.1 MB", state: "sending", stateText: "40%", progress: 40 },
      { id: "3", name: "rain-sensor.jpg", size: "1.0 MB", state: "waiting", stateText: "Waiting" },
      {
        id: "4",
        name: "a-very-long-name-of-a-photo-taken-in-the-bay-2026-11-21.png",
        size: "4.9 MB",
        state: "failed",
        stateText: "The connection broke off. Send it again."
      }
    ]
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("progressbar", { name: "rear.jpg" })).toHaveAttribute("aria-valuetext", "40%")
    await userEvent.click(canvas.getByRole("button", { name: "Stop sending rear.jpg" }))
    await expect(args.onCancel).toHaveBeenCalledWith("2")
    await userEvent.click(canvas.getByRole("button", { name: /Send a-very-long/ }))
    await expect(args.onRetry).toHaveBeenCalledWith("4")
    await userEvent.click(canvas.getByRole("button", { name: "Remove front.jpg" }))
    await expect(args.onRemove).toHaveBeenCalledWith("1")
    await expect(canvas.getByRole("status")).toHaveTextContent("front.jpg: Sent")
  }
}

/** Uploading with unknown progress. */
export const Unmeasured: Story = {
  args: { files: [{ id: "1", name: "prices.csv", state: "sending", stateText: "Sending" }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar")).not.toHaveAttribute("aria-valuenow")
  }
}

export const Wrong: Story = {
  args: { errorMessage: "The file size exceeds the 5MB limit" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("The file size exceeds the 5MB limit")
  }
}
export const Disabled: Story = { args: { isDisabled: true } }
export const Dark: Story = { ...OnTheWay, globals: { theme: "dark" } }
