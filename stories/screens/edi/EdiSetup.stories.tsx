import type { Meta, StoryObj } from "@storybook/react-vite"
import { Effect } from "effect"
import { expect, screen, waitFor, within } from "storybook/test"
import type { Endpoint } from "#domain/contract/Endpoint.ts"
import { refused } from "#domain/contract/Envelope.ts"
import { getEdiSetup } from "#domain/edi/ediPartnersApi.ts"
import { withShop } from "#stories/withShop.tsx"
import { EdiSetupScreen } from "#web/edi/EdiSetupScreen.tsx"
import { networkInShop } from "./ediInShop.ts"

/** The EDI network settings. */
function EdiSetup() {
  return (
    <main>
      <EdiSetupScreen />
    </main>
  )
}

const meta = {
  title: "Screens/EDI/Setup",
  component: EdiSetup,
  decorators: [withShop],
  parameters: {
    shop: { path: "/admin/edi-setup", fill: Effect.orDie(networkInShop) },
    ends: {
      Open: "Program ID of Prairie Mutual",
      SetUp: "Network saved",
      Tested: "The server is not responding",
      WrongAddress: "Enter an address such as",
      Removed: "Network removed"
    }
  }
} satisfies Meta<typeof EdiSetup>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue("L123456")).toBeVisible()
    await expect(await canvas.findByLabelText("Program ID of Prairie Mutual")).toBeVisible()
    await expect(
      canvas.getByRole("switch", { name: "Tell the network what happens with its dispatches" })
    ).toBeChecked()
  }
}

export const Failed: Story = {
  parameters: {
    shop: {
      path: "/admin/edi-setup",
      fill: Effect.void,
      instead: (endpoint: Endpoint) => (endpoint === getEdiSetup ? refused(500, "serverError") : undefined)
    }
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Try again" })).toBeVisible()
  }
}

export const SetUp: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("tab", { name: "Safelite Solutions" }))
    await userEvent.type(await canvas.findByLabelText(/^Your trading-partner ID/), "SHOP0001")
    await userEvent.type(canvas.getByLabelText(/^Your account with them/), "900")
    await userEvent.click(canvas.getByRole("switch", { name: "Tell the network what happens with its dispatches" }))
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    await expect(await screen.findByText("Network saved")).toBeVisible()
    await expect(
      await canvas.findByRole("switch", { name: "Tell the network what happens with its dispatches" })
    ).toBeChecked()
  }
}

export const Tested: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Test connection" }))
    await expect(await canvas.findByText("The server is not responding")).toBeVisible()
  }
}

/** After a confirmation, the setup is deleted; the network can then be set up again. */
export const Removed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Remove network" }))
    const question = within(await screen.findByRole("alertdialog", { name: "Remove LYNX Services?" }))
    await userEvent.click(question.getByRole("button", { name: "Remove network" }))
    await expect(await screen.findByText("Network removed")).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText(/^Your trading-partner ID/)).toHaveValue(""))
    await expect(canvas.queryByRole("button", { name: "Remove network" })).toBeNull()
    await waitFor(() => expect(canvas.getByLabelText(/^Your trading-partner ID/)).toHaveFocus())
  }
}

export const WrongAddress: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Address/), "ftp://old.example")
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    await expect(await canvas.findByText(/Enter an address such as/)).toBeVisible()
  }
}
