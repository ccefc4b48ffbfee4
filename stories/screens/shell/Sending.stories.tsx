import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, screen, waitFor } from "storybook/test"
import type { Endpoint } from "#domain/contract/Endpoint.ts"
import { invalid } from "#domain/contract/Envelope.ts"
import { withShop } from "#stories/withShop.tsx"
import { OpenAndClose } from "./OpenAndClose.tsx"

const heard: Array<string | undefined> = []
let says: "offline" | ReturnType<typeof invalid> | undefined
const instead = ({ name }: Endpoint, { idempotencyKey }: { readonly idempotencyKey?: string }) => {
  if (name !== "postCustomer") return undefined
  heard.push(idempotencyKey)
  return says
}

const meta = {
  title: "Screens/Sending",
  component: OpenAndClose,
  decorators: [withShop],
  parameters: {
    ends: {
      OnePressOneKey: "6 customers",
      JudgesOnLeaving: "Please enter the name",
      ServerJudges: "no draft",
      KeepsADraft: "5 customers"
    },
    shop: { instead },
    // React Aria's announcer names a pending button for some seconds after the button is gone.
    a11y: { context: { exclude: ["[data-live-announcer]"] } }
  },
  beforeEach: () => {
    heard.length = 0
    says = undefined
  }
} satisfies Meta<typeof OpenAndClose>
export default meta
type Story = StoryObj<typeof meta>

/** One press is sent under one idempotency key until it succeeds; then lists are reloaded. */
export const OnePressOneKey: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText("4 customers")
    await userEvent.type(canvas.getByRole("textbox", { name: "Name" }), "Zoe Glass")
    says = "offline"
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    const toast = await screen.findByRole(
      "alertdialog",
      { name: "Connection lost. Your work is safe; try again." },
      { timeout: 5_000 }
    )
    await waitFor(() => expect(toast).toBeVisible())
    says = undefined
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    await expect(await canvas.findByText("5 customers")).toBeVisible()
    await expect(heard).toHaveLength(3)
    await expect(new Set(heard).size).toBe(1)
    await expect(heard[0]).toMatch(/^[0-9a-f-]{36}$/)

    await userEvent.type(canvas.getByRole("textbox", { name: "Name" }), "Yan Glass")
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    await canvas.findByText("6 customers")
    await expect(heard[3]).not.toBe(heard[0])
  }
}

/** A field is validated on blur, not while typing; a fixed field clears its error immediately. */
export const JudgesOnLeaving: Story = {
  play: async ({ canvas, userEvent }) => {
    const mail = await canvas.findByRole("textbox", { name: "Mail" })
    await userEvent.type(mail, "zoe@")
    await expect(canvas.queryByText("Email should be in valid format")).toBeNull()
    await userEvent.tab()
    await expect(await canvas.findByText("Email should be in valid format")).toBeVisible()
    await expect(canvas.queryByText("Please enter the name")).toBeNull()
    await userEvent.type(mail, "glass.example")
    await waitFor(() => expect(canvas.queryByText("Email should be in valid format")).toBeNull())
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    await expect(await canvas.findByText("Please enter the name")).toBeVisible()
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Name" })).toHaveFocus())
    await expect(heard).toHaveLength(0)
  }
}

/** A server error about a field is shown at that field. */
export const ServerJudges: Story = {
  play: async ({ canvas, userEvent }) => {
    says = invalid([{ path: ["emailAddress"], message: "email.invalid" }])
    await userEvent.type(await canvas.findByRole("textbox", { name: "Name" }), "Zoe")
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    await expect(await canvas.findByText("Email should be in valid format")).toBeVisible()
    const mail = canvas.getByRole("textbox", { name: "Mail" })
    await waitFor(() => expect(mail).toHaveFocus())
    // Leaving other fields does not change this field's error.
    await userEvent.click(canvas.getByRole("textbox", { name: "Name" }))
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByText("Email should be in valid format")).toBeVisible()
    await userEvent.type(mail, "z")
    await waitFor(() => expect(canvas.queryByText("Email should be in valid format")).toBeNull())
  }
}

/** Unsaved input is offered again; saving deletes the draft. */
export const KeepsADraft: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: "Name" }), "Zoe Glass")
    await expect(await canvas.findByText("draft kept", {}, { timeout: 2_000 })).toBeVisible()
    await userEvent.type(canvas.getByRole("textbox", { name: "Name" }), "works")
    const door = canvas.getByRole("button", { name: "Close or open" })
    await userEvent.click(door)
    await userEvent.click(door)
    await expect(canvas.getByRole("textbox", { name: "Name" })).toHaveValue("")
    await userEvent.click(canvas.getByRole("button", { name: "Restore" }))
    await expect(canvas.getByRole("textbox", { name: "Name" })).toHaveValue("Zoe Glassworks")
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    await canvas.findByText("5 customers")
    await userEvent.click(door)
    await userEvent.click(door)
    await expect(canvas.queryByRole("button", { name: "Restore" })).toBeNull()
  }
}
