import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { inTheShop } from "#stories/inTheShop.tsx"
import { Shell } from "#web/shell/Shell.tsx"

let isBroken = true

/** Breaks while it is drawn, until it is repaired. */
function Breaks() {
  if (isBroken) throw new Error("a fault of ours")
  return <h1>Whole again</h1>
}

const meta = {
  title: "Screens/Broken screen",
  component: Shell,
  args: { children: <Breaks /> },
  decorators: [inTheShop],
  parameters: { layout: "fullscreen" }
} satisfies Meta<typeof Shell>
export default meta

/** A screen broke: the shell stands, and trying again helps where it can. */
export const KeepsTheShell: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    isBroken = true
    await expect(await canvas.findByText("One or more errors occurred!")).toBeVisible()
    await expect(canvas.getByRole("navigation", { name: "Main menu" })).toBeVisible()
    isBroken = false
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }))
    await expect(canvas.getByRole("heading", { level: 1, name: "Whole again" })).toBeVisible()
  }
}
