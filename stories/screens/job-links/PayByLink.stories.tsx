import { withPayment } from "#domain/jobs/recordPayment.ts"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { Effect } from "effect"
import { expect, waitFor } from "storybook/test"
import type { JobLink } from "#domain/documents/JobLinks.ts"
import { Job } from "#domain/jobs/Job.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { PaymentId } from "#domain/payments/Payment.ts"
import { type DocumentClient, PageError } from "#web/job-links/DocumentClient.ts"
import { invoiced, quoted } from "../jobs/jobsInShop.ts"
import { documentInMemory } from "./documentInMemory.ts"
import { DocumentStory, inItsLanguage } from "./DocumentStory.tsx"
import { typeCard } from "./typeCard.ts"

const meta = {
  title: "Screens/Customer/Payment",
  parameters: {
    ends: {
      Deposit: "Pay the deposit of $25.00",
      AskedOnceAccepted: "Once you accept, the shop asks for a deposit of $20.00.",
      DeclinedThenPaidInFrench: "40,00 $ payé le",
      UnderWay: "is processing",
      TooManyDeclines: "Please wait an hour",
      AnswerLost: "you will not be charged twice"
    }
  },
  component: DocumentStory,
  args: { language: "en" },
  globals: { viewport: { value: "phone" } },
  render: inItsLanguage
} satisfies Meta<typeof DocumentStory>
export default meta
type Story = StoryObj<typeof meta>

const keep = (job: Job) => Effect.flatMap(Jobs, (jobs) => jobs.save(job))
const accepted = (job: Job) =>
  keep(
    Job.make({
      ...job,
      answer: { kind: "accepted", at: Date.UTC(2026, 10, 20, 19), by: "Ada Moreno", reason: "", contentHash: "x" }
    })
  )
const deposit = { _tag: "deposit", amount: 2_500 } as const

/** Accepted, with the deposit due. */
export const Deposit: Story = {
  args: { open: () => documentInMemory(quoted(), accepted, deposit) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Pay the deposit of $25.00" })).toBeEnabled()
  }
}

/** The deposit is announced before the customer signs. */
export const AskedOnceAccepted: Story = {
  args: { open: () => documentInMemory(quoted(), undefined, { _tag: "share", share: 5_000 }) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/the shop asks for a deposit of \$20\.00/)).toBeVisible())
    await expect(canvas.queryByRole("button", { name: /^Pay/ })).toBeNull()
  }
}

/** The bank declines: the reason is shown in the customer's language at the fields; the next card succeeds. */
export const DeclinedThenPaidInFrench: Story = {
  args: { open: () => documentInMemory(invoiced) },
  globals: { locale: "fr" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Payer 40,00/ }))
    await typeCard(canvas, "fr", "911")
    await userEvent.click(canvas.getByRole("button", { name: /^Payer 40,00/ }))
    await waitFor(() => expect(canvas.getByRole("alert")).toHaveTextContent("Le code de sécurité est incorrect."))
    await typeCard(canvas, "fr", "111")
    await userEvent.click(canvas.getByRole("button", { name: /^Payer 40,00/ }))
    await waitFor(() => expect(canvas.getByText(/payé le .*Visa 1111/)).toBeVisible())
  }
}

const pending = (job: Job, link: JobLink) =>
  keep(
    withPayment(job, {
      id: PaymentId.make("019a0000-0000-7000-8000-000000000071"),
      status: "pending",
      paymentType: "card",
      payer: "customer",
      collectionDate: "2026-12-03",
      source: "Card",
      amountReceived: 4_000,
      description: "",
      linkId: link.id
    })
  )

/** The processor has not responded yet: the customer is not asked to pay again. */
export const UnderWay: Story = {
  args: { open: () => documentInMemory(invoiced, pending) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/Your payment of \$40\.00 is processing/)).toBeVisible())
    await expect(canvas.queryByRole("button", { name: /^Pay/ })).toBeNull()
  }
}

const refusing = (what: "declines" | "away"): DocumentClient => ({
  ...documentInMemory(invoiced),
  pay: () => Promise.reject(new PageError(what))
})

/** Card testing is blocked after too many declines. */
export const TooManyDeclines: Story = {
  args: { open: () => refusing("declines") },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Pay $40.00" }))
    await typeCard(canvas, "en", "111")
    await userEvent.click(canvas.getByRole("button", { name: "Pay $40.00" }))
    await waitFor(() => expect(canvas.getByRole("alert")).toHaveTextContent(/Please wait an hour/))
  }
}

/** The response was lost: pressing again retries the same payment. */
export const AnswerLost: Story = {
  args: { open: () => refusing("away") },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Pay $40.00" }))
    await typeCard(canvas, "en", "111")
    await userEvent.click(canvas.getByRole("button", { name: "Pay $40.00" }))
    await waitFor(() => expect(canvas.getByRole("alert")).toHaveTextContent(/you will not be charged twice/))
    await waitFor(() => expect(canvas.getByRole("button", { name: "Pay $40.00" })).toBeEnabled())
  }
}
