import type { Meta, StoryObj } from "@storybook/react-vite"
import { Effect } from "effect"
import { expect, waitFor } from "storybook/test"
import { setSplitBilling } from "#domain/business-information/businessInformationHandlers.ts"
import { changeJob } from "#domain/jobs/saveJob.ts"
import type { Job } from "#domain/jobs/Job.ts"
import { JobLinks } from "#domain/documents/JobLinks.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { type JobDraft, JobDraft as Draft } from "#domain/jobs/JobDraft.ts"
import { PageError } from "#web/job-links/DocumentClient.ts"
import { invoiced, jobId, ordered, quoted, quotedLongAgo } from "../jobs/jobsInShop.ts"
import { documentInMemory } from "./documentInMemory.ts"
import { DocumentStory, inItsLanguage, SentStory } from "./DocumentStory.tsx"

const meta = {
  title: "Screens/Customer/Document",
  parameters: {
    ends: {
      Quote: "Accept the quote",
      QuoteInFrench: "Accepter la soumission",
      QuoteInSpanish: "Aceptar la cotización",
      ChangedAndDeclined: "We told the shop you would like a call",
      ChangedMeanwhile: "The quote was just updated",
      NoConnection: "Sign and accept",
      TooOld: "Request a call",
      Invoice: "Invoice 1",
      CustomersInvoice: "1 – Customer",
      NoSuchLink: "This link does not work",
      Revoked: "Ce lien ne s’ouvre pas"
    }
  },
  component: DocumentStory,
  args: { language: "en" },
  globals: { viewport: { value: "phone" } },
  render: inItsLanguage
} satisfies Meta<typeof DocumentStory>
export default meta
type Story = StoryObj<typeof meta>

const signTyped = async ({
  canvas,
  userEvent
}: Pick<Parameters<NonNullable<Story["play"]>>[0], "canvas" | "userEvent">) => {
  await userEvent.click(await canvas.findByRole("button", { name: "Accept the quote" }))
  await userEvent.type(await canvas.findByLabelText("Your name"), "Ada Moreno")
  await userEvent.click(canvas.getByRole("radio", { name: "Type" }))
  await userEvent.type(canvas.getByLabelText("Type your name to sign"), "Ada")
  await userEvent.click(canvas.getByRole("button", { name: "Sign and accept" }))
}

const tellsWhomToCall = async (canvas: Parameters<NonNullable<Story["play"]>>[0]["canvas"]) => {
  const call = canvas.getByRole("link", { name: /Copper State/ })
  await expect(call).toHaveAttribute("href", expect.stringMatching(/^tel:\d+$/))
  await expect(call.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  await expect(canvas.queryByText(/Ada|1001|Camry/)).toBeNull()
}

const longAgo = Effect.gen(function* () {
  yield* quotedLongAgo
  return yield* (yield* Jobs).get(JobId.make(jobId))
})

const dearer = (job: Job) => {
  const draft = Object.fromEntries(
    Object.keys(Draft.fields).map((name) => [name, job[name as keyof Job]])
  ) as unknown as JobDraft
  return changeJob({
    ...draft,
    id: job.id,
    version: job.version,
    lines: draft.lines.map((line, place) => (place === 0 ? { ...line, netPrice: line.netPrice + 1000 } : line))
  })
}

/** The shop's offer and the customer's share, on a phone. */
export const Quote: Story = {
  args: { open: () => documentInMemory(quoted()) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Quote 1001" })).toBeVisible()
    await expect(canvas.getAllByText("Customer’s share")[0]!.nextElementSibling).toHaveTextContent("$40.00")
    await expect(canvas.getByRole("button", { name: "Accept the quote" })).toBeEnabled()
  }
}

/** The same in French from the start. */
export const QuoteInFrench: Story = {
  args: { open: () => documentInMemory(quoted()) },
  globals: { locale: "fr" },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole("button", { name: "Accepter la soumission" })).toBeVisible()
}

export const QuoteInSpanish: Story = {
  args: { open: () => documentInMemory(quoted()) },
  globals: { locale: "es" },
  play: async ({ canvas }) => expect(await canvas.findByRole("button", { name: "Aceptar la cotización" })).toBeVisible()
}

/** The shop raised the price after sending; the customer declines with a reason and requests a call. */
export const ChangedAndDeclined: Story = {
  args: { open: () => documentInMemory(quoted(), (job) => dearer(job)) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/The shop has changed this quote/)).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Decline" }))
    await userEvent.type(canvas.getByLabelText(/Why/), "Found it cheaper")
    await userEvent.click(canvas.getByRole("button", { name: "Decline" }))
    await expect(await canvas.findByText(/You declined this quote/)).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Request a call" }))
    await userEvent.click(canvas.getByRole("button", { name: "Request a call" }))
    await expect(await canvas.findByText(/We told the shop you would like a call/)).toBeVisible()
  }
}

/** Repriced between reading and signing: the customer cannot accept a price they have not seen. */
export const ChangedMeanwhile: Story = {
  args: { open: () => ({ ...documentInMemory(quoted()), accept: () => Promise.reject(new PageError("changed")) }) },
  play: async ({ canvas, userEvent }) => {
    await signTyped({ canvas, userEvent })
    await expect(await canvas.findByText(/The quote was just updated/)).toBeVisible()
  }
}

/** The connection is lost while signing: the page says so next to the button, and the input stays. */
export const NoConnection: Story = {
  args: { open: () => ({ ...documentInMemory(quoted()), accept: () => Promise.reject(new PageError("away")) }) },
  play: async ({ canvas, userEvent }) => {
    await signTyped({ canvas, userEvent })
    await waitFor(() =>
      expect(canvas.getByText("Please check your connection and try again.").closest("section")).toBe(
        canvas.getByRole("region", { name: "Accept the quote" })
      )
    )
    await expect(canvas.getByLabelText("Your name")).toHaveValue("Ada Moreno")
    await waitFor(() => expect(canvas.getByRole("button", { name: "Sign and accept" })).toBeEnabled())
  }
}

export const TooOld: Story = {
  args: { open: () => documentInMemory(longAgo) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/This price was good until/)).toBeVisible()
    await expect(canvas.getByRole("link", { name: /^Call / })).toHaveAttribute(
      "href",
      expect.stringMatching(/^tel:\d+$/)
    )
    await expect(canvas.queryByText(/Ada/)).toBeNull()
    await expect(canvas.queryByRole("article")).toBeNull()
    await expect(canvas.getByRole("button", { name: "Request a call" })).toBeEnabled()
  }
}

/**
 * For a shop that bills customer and insurer separately: the customer's share, with only a note that the insurer is
 * billed for the rest.
 */
export const CustomersInvoice: Story = {
  args: { open: () => documentInMemory(Effect.tap(invoiced, () => setSplitBilling({ isTwo: true }))) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: /1 – Customer$/ })).toBeVisible()
    await expect(
      await canvas.findByText("The insurer is billed $869.18 for this work on a separate document.")
    ).toBeVisible()
    await expect(canvas.queryByText(/SM-1/)).toBeNull()
  }
}

export const Invoice: Story = {
  args: { open: () => documentInMemory(invoiced) },
  play: async ({ canvas }) => expect(await canvas.findByRole("heading", { name: "Invoice 1" })).toBeVisible()
}

/** An incomplete or unknown link: the page still shows whose it is, with the shop's phone number to tap. */
export const NoSuchLink: Story = {
  args: { open: () => documentInMemory(ordered(), undefined, undefined, { opens: "another" }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "This link does not work" })).toBeVisible()
    await tellsWhomToCall(canvas)
  }
}

/** Revoked by the shop: the page says so in the language in which the link was sent, with no job details. */
export const Revoked: Story = {
  args: {
    open: () =>
      documentInMemory(ordered(), (_, { id }) => JobLinks.use((links) => links.revoke(id, 1)), undefined, {
        language: "fr"
      })
  },
  render: ({ open }) => <SentStory open={open} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Ce lien ne s’ouvre pas" })).toBeVisible()
    await tellsWhomToCall(canvas)
  }
}
