import type { Meta, StoryObj } from "@storybook/react-vite"
import { Effect } from "effect"
import { expect, screen, waitFor } from "storybook/test"
import { changeChoiceLists } from "#domain/choice-lists/choiceListsHandlers.ts"
import { withShop } from "#stories/withShop.tsx"
import { ChoiceListsScreen } from "#web/choice-lists/ChoiceListsScreen.tsx"
import { fillIn } from "../customers/fillIn.ts"

const Page = () => (
  <main>
    <ChoiceListsScreen />
  </main>
)
const at = (more: object = {}) => ({ shop: { path: "/admin/lists", fill: Effect.void, ...more } })

const meta = {
  title: "Screens/Admin/Lists",
  component: Page,
  decorators: [withShop],
  parameters: {
    ...at(),
    ends: {
      Ours: "Cash",
      InFrench: "Comptant",
      Saved: "Lists saved",
      Wrong: "Enter each line only once."
    }
  }
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

/** A shop that has changed nothing sees the default lists, one entry per line. */
export const Ours: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^Payment sources/)).toHaveValue(
      "Cash\nCheck\nCard terminal\nBank transfer\nInsurer EFT"
    )
    await expect(canvas.getByLabelText(/^Reasons for a lost quote/)).toHaveValue(
      "Price\nInsurer steered them elsewhere\nWent to another shop\nNo answer\nQuote expired"
    )
    await expect(canvas.getByRole("button", { name: "Save" })).toBeDisabled()
  }
}

/** Default entries are shown in the current language, the shop's own entries as typed. */
export const InFrench: Story = {
  globals: { locale: "fr" },
  parameters: at({
    fill: Effect.orDie(
      changeChoiceLists({ version: 0, paymentSources: ["Financing", "cash"], lostReasons: ["price", "Used car"] })
    )
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^Sources de paiement/)).toHaveValue("Financing\nComptant")
    await expect(canvas.getByLabelText(/^Raisons d’une soumission perdue/)).toHaveValue("Prix\nUsed car")
  }
}

/** An entry with the name of a default one is saved under its code; the entries keep the typed order. */
export const Saved: Story = {
  play: async (page) => {
    const { canvas, userEvent } = page
    await canvas.findByLabelText(/^Payment sources/)
    await fillIn(page, /^Payment sources/, "Financing\nCheck\n\n Cash ")
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    await screen.findByText("Lists saved")
    await waitFor(() => expect(canvas.getByLabelText(/^Payment sources/)).toHaveValue("Financing\nCheck\nCash"))
    await expect(canvas.getByRole("button", { name: "Save" })).toBeDisabled()
  }
}

/** A duplicate entry or an empty list is reported at its field; the input is preserved. */
export const Wrong: Story = {
  play: async (page) => {
    const { canvas, userEvent } = page
    await canvas.findByLabelText(/^Payment sources/)
    await fillIn(page, /^Payment sources/, "Cash\ncash")
    await fillIn(page, /^Reasons for a lost quote/, "x".repeat(81))
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    await waitFor(() =>
      expect(canvas.getByLabelText(/^Payment sources/)).toHaveAccessibleDescription(/Enter each line only once\./)
    )
    await expect(canvas.getByLabelText(/^Reasons for a lost quote/)).toHaveAccessibleDescription(
      /cannot exceed 80 characters/
    )
    await expect(canvas.getByLabelText(/^Payment sources/)).toHaveValue("Cash\ncash")
  }
}
