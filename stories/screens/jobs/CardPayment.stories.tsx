import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, screen, waitFor, within } from "storybook/test"
import { getCardFrame, postCardPayment } from "#domain/card-payments/cardPaymentsApi.ts"
import type { Endpoint } from "#domain/contract/Endpoint.ts"
import { done, failed } from "#domain/contract/Envelope.ts"
import { CardsUnavailable } from "#domain/card-payments/paymentFailures.ts"
import { withShop } from "#stories/withShop.tsx"
import { excludeAnnouncer } from "./excludeAnnouncer.ts"
import { paidByCard, paidEveryWay } from "./cardsInShop.ts"
import { JobRoutes } from "./JobRoutes.tsx"
import { invoiced, jobPath } from "./jobsInShop.ts"

const meta = {
  title: "Screens/Jobs/Card payment",
  component: JobRoutes,
  decorators: [withShop],
  parameters: {
    ends: {
      Charged: "Paid",
      Declined: "The security code is incorrect.",
      FieldsWrong: "Charge $40.00",
      Unavailable: "Other way",
      Refunded: "Clip reused",
      RefundedWhole: "Wrong card",
      EveryState: "There are not enough funds for this amount.",
      NoCardProcessor: "setting FRIT_SQUARE_TOKEN",
      NoCardProcessorOnAPhone: "Ce serveur n’a pas encore de processeur de cartes"
    },
    a11y: excludeAnnouncer
  }
} satisfies Meta<typeof JobRoutes>
export default meta
type Story = StoryObj<typeof meta>

const shop = (fill: unknown, more: object = {}) => ({ shop: { path: jobPath, fill, ...more } })

/** Opens the dialog and waits for the processor's fields, which are in an iframe. */
const opened = async (canvas: ReturnType<typeof within>, press: (button: HTMLElement) => Promise<void>) => {
  await press(await canvas.findByRole("button", { name: "Take payment" }))
  const dialog = within(await screen.findByRole("dialog", { name: "Take payment" }))
  const frame = await dialog.findByTitle<HTMLIFrameElement>("Card details, held by the card processor")
  await waitFor(() => expect(frame.contentDocument?.getElementById("number-label")?.textContent).toBe("Card number"))
  const field = (id: string) => frame.contentDocument!.getElementById(id) as HTMLInputElement
  const fill = (values: Readonly<Record<string, string>>) => {
    for (const [id, value] of Object.entries(values)) field(id).value = value
  }
  return { dialog, field, fill }
}

const right = { number: "4111 1111 1111 1111", expiry: "12/40", code: "111", postal: "85281" }

/** The customer's 40.00 charged to a test card; pressed twice, paid once. */
export const Charged: Story = {
  parameters: shop(invoiced),
  play: async ({ canvas, userEvent }) => {
    const { dialog, fill } = await opened(canvas as never, (button) => userEvent.click(button))
    fill(right)
    await userEvent.dblClick(dialog.getByRole("button", { name: "Charge $40.00" }))
    const payments = within(await canvas.findByRole("grid", { name: "Payments" }))
    await expect(payments.getAllByRole("gridcell", { name: "$40.00" })).toHaveLength(1)
    await expect(payments.getByText("Visa •••• 1111")).toBeVisible()
    await expect(payments.getByText("Square")).toBeVisible()
    await expect(payments.getByText("Paid")).toBeVisible()
  }
}

/** Security code 911: the decline is explained, and the same dialog accepts another card. */
export const Declined: Story = {
  parameters: shop(invoiced),
  play: async ({ canvas, userEvent }) => {
    const { dialog, fill } = await opened(canvas as never, (button) => userEvent.click(button))
    fill({ ...right, code: "911" })
    await userEvent.click(dialog.getByRole("button", { name: "Charge $40.00" }))
    await expect(await dialog.findByText("The security code is incorrect.")).toBeVisible()
    fill(right)
    await waitFor(() => expect(dialog.getByRole("button", { name: "Charge $40.00" })).toBeEnabled())
  }
}

/** The fields enforce the rules of spec §5 themselves; nothing is sent. */
export const FieldsWrong: Story = {
  parameters: shop(invoiced, {
    instead: (endpoint: Endpoint) => (endpoint === postCardPayment ? "offline" : undefined)
  }),
  play: async ({ canvas, userEvent }) => {
    const { dialog, field, fill } = await opened(canvas as never, (button) => userEvent.click(button))
    const press = () => userEvent.click(dialog.getByRole("button", { name: "Charge $40.00" }))
    const fault = (id: string) => field(`${id}-fault`).textContent
    await press()
    await waitFor(() => expect(fault("number")).toBe("Please enter the Card number"))
    await waitFor(() =>
      expect(["expiry", "code", "postal"].map(fault)).toEqual([
        "Please enter the Expiry",
        "Please enter the Security code",
        "Please enter the Postal code"
      ])
    )
    fill({ number: "1234567890123456789", expiry: "13/30", code: "12", postal: "85281" })
    await press()
    await waitFor(() => expect(fault("number")).toBe("Card number cannot exceed 18 characters"))
    await waitFor(() =>
      expect(["expiry", "code", "postal"].map(fault)).toEqual([
        "Expiry is written MM/YY",
        "Security code must be at least 3 characters",
        ""
      ])
    )
    fill({ number: "4111 1111 1111 1112", expiry: "01/30", code: "12a" })
    await press()
    await waitFor(() => expect(fault("number")).toBe("Please check the card number"))
    await waitFor(() => expect(["expiry", "code"].map(fault)).toEqual(["", "Security code takes digits only"]))
  }
}

/** If the processor is down, the page says so immediately, and the other payment method stays available. */
export const Unavailable: Story = {
  parameters: shop(invoiced, {
    instead: (endpoint: Endpoint) =>
      endpoint === postCardPayment
        ? failed("CardsUnavailable", { _tag: "CardsUnavailable" }, CardsUnavailable)
        : undefined
  }),
  play: async ({ canvas, userEvent }) => {
    const { dialog, fill } = await opened(canvas as never, (button) => userEvent.click(button))
    fill(right)
    await userEvent.click(dialog.getByRole("button", { name: "Charge $40.00" }))
    await expect(await dialog.findByText(/is not responding/)).toBeVisible()
    await userEvent.click(dialog.getByRole("radio", { name: "Other way" }))
    await expect(await dialog.findByRole("combobox", { name: /Source/ })).toBeVisible()
  }
}

/** 15.00 of 40.00 are refunded to the card; only the rest can still be refunded. */
export const Refunded: Story = {
  parameters: shop(paidByCard),
  play: async ({ canvas, userEvent }) => {
    const payments = within(await canvas.findByRole("grid", { name: "Payments" }))
    await userEvent.click(await payments.findByRole("button", { name: "Refund" }))
    const dialog = within(await screen.findByRole("dialog", { name: "Refund payment" }))
    const amount = dialog.getByRole("textbox", { name: /Amount to refund/ })
    await expect(amount).toHaveValue("40.00")
    await userEvent.clear(amount)
    await userEvent.type(amount, "40.01")
    await expect(await dialog.findByText("Only $40.00 is left to refund")).toBeVisible()
    await userEvent.clear(amount)
    await userEvent.type(amount, "15")
    await userEvent.type(dialog.getByRole("textbox", { name: /Reason/ }), "Clip reused")
    await userEvent.dblClick(dialog.getByRole("button", { name: "Refund" }))
    await expect(await payments.findByText("Partly refunded")).toBeVisible()
    await expect(payments.getAllByText(/\$15\.00 on .*: Clip reused/)).toHaveLength(1)
  }
}

/** A fully refunded payment has no Refund button any longer, and the focus moves to Take payment. */
export const RefundedWhole: Story = {
  parameters: Refunded.parameters!,
  play: async ({ canvas, userEvent }) => {
    const payments = within(await canvas.findByRole("grid", { name: "Payments" }))
    await userEvent.click(await payments.findByRole("button", { name: "Refund" }))
    const dialog = within(await screen.findByRole("dialog", { name: "Refund payment" }))
    await userEvent.type(dialog.getByRole("textbox", { name: /Reason/ }), "Wrong card")
    await userEvent.click(dialog.getByRole("button", { name: "Refund" }))
    await expect(await payments.findByText("Refunded")).toBeVisible()
    await expect(payments.queryByRole("button", { name: "Refund" })).toBeNull()
    await waitFor(async () => expect(await canvas.findByRole("button", { name: "Take payment" })).toHaveFocus())
  }
}

/** Every state of a payment, each with its icon and label. */
export const EveryState: Story = {
  parameters: shop(paidEveryWay),
  play: async ({ canvas }) => {
    const payments = within(await canvas.findByRole("grid", { name: "Payments" }))
    for (const state of ["Refunded", "Partly refunded", "Declined", "Paid", "Pending"])
      await expect(await payments.findByText(state, { exact: true })).toBeVisible()
    await expect(payments.getByText("There are not enough funds for this amount.")).toBeVisible()
    await expect(payments.getAllByRole("button", { name: "Refund" })).toHaveLength(2)
  }
}

const cardless = {
  parameters: shop(invoiced, {
    instead: (endpoint: Endpoint) => (endpoint === getCardFrame ? done({ kind: "none" }) : undefined)
  })
}

/** Without a card processor, the payment is taken elsewhere and recorded here. */
export const NoCardProcessor: Story = {
  ...cardless,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Take payment" }))
    const dialog = within(await screen.findByRole("dialog", { name: "Take payment" }))
    await expect(await dialog.findByText("This server has no card processor yet")).toBeVisible()
    await expect(dialog.getByText(/setting FRIT_SQUARE_TOKEN/)).toBeVisible()
    await expect(dialog.queryByRole("radio", { name: "Card" })).toBeNull()
    await expect(dialog.getByRole("button", { name: "Take payment" })).toBeEnabled()
  }
}

/** The same in French, on a phone. */
export const NoCardProcessorOnAPhone: Story = {
  ...cardless,
  globals: { locale: "fr", viewport: { value: "phone" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /paiement/ }))
    await expect(await screen.findByText("Ce serveur n’a pas encore de processeur de cartes")).toBeVisible()
  }
}
