import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect } from "storybook/test"
import { CustomerDraft } from "#domain/customers/Customer.ts"
import { sampleCustomer } from "#domain/testing/samples.ts"
import { Button } from "#ui/Button.tsx"
import { TextField } from "#ui/TextField.tsx"
import { useDraft, useDraftState } from "#web/forms/useDraft.ts"
import { useForm } from "#web/forms/useForm.ts"
import { withShop } from "#stories/withShop.tsx"
import { Shell } from "#web/shell/Shell.tsx"

let isBroken = true

/** Throws while rendering until it is repaired; contains a form with input. */
function Breaks() {
  const form = useForm(CustomerDraft, { ...sampleCustomer, customerName: "" })
  const { found } = useDraftState(useDraft("story", form, (values) => values))
  const [, drawAgain] = useState(0)
  if (isBroken) throw new Error("a fault of ours")
  const crash = () => {
    isBroken = true
    drawAgain((times) => times + 1)
  }
  return (
    <>
      <h1>Whole again</h1>
      <TextField {...form.field("customerName", "Name")} />
      <Button onPress={crash}>Break</Button>
      {found !== undefined && <p>Draft of {found.values.customerName}</p>}
    </>
  )
}

const meta = {
  title: "Screens/Broken screen",
  component: Shell,
  args: { children: <Breaks /> },
  decorators: [withShop],
  parameters: {
    ends: {
      KeepsTheShell: "Whole again",
      KeepsWhatWasTyped: "Wren Calloway"
    },
    layout: "fullscreen"
  }
} satisfies Meta<typeof Shell>
export default meta
type Story = StoryObj<typeof meta>

/** A screen fails: the shell stays usable, and trying again helps if the cause is gone. */
export const KeepsTheShell: Story = {
  play: async ({ canvas, userEvent }) => {
    isBroken = true
    await expect(await canvas.findByText("One or more errors occurred!")).toBeVisible()
    await expect(canvas.getByRole("navigation", { name: "Main menu" })).toBeVisible()
    isBroken = false
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }))
    await expect(canvas.getByRole("heading", { level: 1, name: "Whole again" })).toBeVisible()
  }
}

/** It failed while the user was typing: the complete input is offered again. */
export const KeepsWhatWasTyped: Story = {
  beforeEach: () => void (isBroken = false),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: "Name" }), "Wren Calloway")
    await userEvent.click(canvas.getByRole("button", { name: "Break" }))
    await canvas.findByText("One or more errors occurred!")
    isBroken = false
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }))
    await expect(await canvas.findByText("Draft of Wren Calloway")).toBeVisible()
  }
}
