import type { Meta, StoryObj } from "@storybook/react-vite"
import { Effect } from "effect"
import { expect, screen, waitFor, within } from "storybook/test"
import { done } from "#domain/contract/Envelope.ts"
import type { Endpoint } from "#domain/contract/Endpoint.ts"
import { Customer } from "#domain/customers/Customer.ts"
import { Customers } from "#domain/customers/Customers.ts"
import { JobLinks, newJobLink } from "#domain/documents/JobLinks.ts"
import { Job } from "#domain/jobs/Job.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { defaultNotices } from "#domain/messages/CustomerNotices.ts"
import { saveNotices } from "#domain/messages/storedNotices.ts"
import { type Message, MessageId } from "#domain/messages/Message.ts"
import { Messages } from "#domain/messages/Messages.ts"
import { SmsConsents } from "#domain/messages/SmsConsents.ts"
import { toSmsNumber } from "#domain/messages/toSmsNumber.ts"
import type { ExternalService } from "#domain/service-state/ServiceState.ts"
import { getServiceState } from "#domain/service-state/serviceStateApi.ts"
import { sampleCustomer } from "#domain/testing/samples.ts"
import { withShop } from "#stories/withShop.tsx"
import { excludeAnnouncer } from "./excludeAnnouncer.ts"
import { JobRoutes } from "./JobRoutes.tsx"
import { jobId, jobPath, quoted } from "./jobsInShop.ts"

const meta = {
  title: "Screens/Jobs/Messages",
  component: JobRoutes,
  decorators: [withShop],
  parameters: {
    ends: {
      SendSaysWhy: "Save the job before sending.",
      NothingToSendYet: "Add at least one line.",
      Accepted: "2 times",
      SentByEmail: "Quote to",
      BesideItsPdf: "Open PDF",
      AskedBeforeText: "Agreed to text messages on the phone",
      ShopSendsTexts: "Send now",
      Stopped: "The customer replied STOP",
      InTheirLanguage: "Language",
      AsksForDeposit: "Asks for $25.00",
      NoEmailService: "This server has no",
      NoEmailServiceOnAPhone: "Ce serveur n’a pas encore de service de courriel",
      TextsAlone: "Ask before you text",
      NotSent: "Not sent. This server has no email service yet."
    },
    a11y: excludeAnnouncer
  }
} satisfies Meta<typeof JobRoutes>
export default meta
type Story = StoryObj<typeof meta>

/** Unsaved changes cannot be sent: the reason is shown next to the disabled Send button in the header. */
export const SendSaysWhy: Story = {
  parameters: { shop: { path: jobPath, fill: quoted() } },
  play: async ({ canvas, userEvent }) => {
    const send = (await canvas.findAllByRole("button", { name: "Send" }))[0]!
    await expect(send).toBeEnabled()
    await userEvent.type(canvas.getByRole("textbox", { name: "License plate" }), "9")
    await waitFor(() => expect(send).toBeDisabled())
    const header = within(send.closest<HTMLElement>(".JobActions")!)
    await expect(header.getByRole("status")).toHaveTextContent(/Save the job before sending\.$/)
  }
}

/** A quote without lines cannot be sent; both buttons say what is missing, and no dialog opens on an error. */
export const NothingToSendYet: Story = {
  parameters: { shop: { path: jobPath, fill: quoted((draft) => ({ ...draft, lines: [] })) } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole("button", { name: "Send" })).toHaveLength(2))
    const sends = canvas.getAllByRole("button", { name: "Send" })
    for (const send of sends) await expect(send).toBeDisabled()
    const header = within(sends[0]!.closest<HTMLElement>(".JobActions")!)
    await expect(header.getByRole("status")).toHaveTextContent("Add at least one line.")
    await expect(within(sends[1]!.closest("section")!).getByText("Add at least one line.")).toBeVisible()
  }
}

const noon = Date.UTC(2026, 10, 20, 19)
const phone = sampleCustomer.phoneNumbers[0]!.phoneNumber
const shop = (fill: unknown) => ({ shop: { path: jobPath, fill } })
const written = (job: Job, last: number, changes: Partial<Message>): Message => ({
  id: MessageId.make(`019a0000-0000-7000-8000-0000000006${last}`),
  jobId: job.id,
  channel: "email",
  template: "quote",
  language: "en",
  to: "ada@moreno.example",
  toName: job.customerName,
  subject: "Your quote",
  body: "{link}",
  isTest: false,
  linkId: null,
  state: "sent",
  trouble: null,
  detail: "",
  by: "Bea Ortiz",
  at: noon + last * 60_000,
  stateAt: noon,
  ...changes
})

/** A quote that was emailed, opened and accepted, after a text message that reached a landline. */
const accepted = Effect.gen(function* () {
  const job = yield* quoted()
  const link = yield* newJobLink({ job, location: yield* (yield* Locations).get(job.locationId) }, "quote", "en")
  const links = yield* JobLinks
  yield* links.recordOpened(link.id, noon + 3_600_000)
  yield* links.recordOpened(link.id, noon + 3_700_000)
  const messages = yield* Messages
  yield* messages.enqueue(
    written(job, 10, {
      channel: "sms",
      to: "+15205550177",
      state: "undelivered",
      trouble: "notMobile",
      detail: "Twilio 30006"
    })
  )
  yield* messages.enqueue(written(job, 20, { linkId: link.id }))
  yield* messages.enqueue(written(job, 30, { isTest: true, to: "bea@copperstate.example", state: "delivered" }))
  yield* (yield* Jobs).save(
    Job.make({
      ...job,
      answer: { kind: "accepted", at: noon + 3_800_000, by: "Ada Moreno", reason: "", contentHash: "x" }
    })
  )
})

export const Accepted: Story = {
  parameters: shop(accepted),
  play: async ({ canvas }) => {
    const section = within(
      (await canvas.findByRole("heading", { name: "Customer messages" })).closest("section, details")! as HTMLElement
    )
    await expect(await section.findByText(/Accepted by Ada Moreno/)).toBeVisible()
    await expect(await section.findByText(/landline/)).toBeVisible()
    await expect(await section.findByText(/2 times/)).toBeVisible()
  }
}

/** The message is written next to the document's preview and sent; the focus then moves to the next action. */
export const SentByEmail: Story = {
  parameters: shop(quoted()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole("button", { name: "Send" }))[0]!)
    const dialog = within(await screen.findByRole("dialog"))
    await expect(await dialog.findByLabelText(/^Message/)).toHaveTextContent("$969.18")
    // If no PDF is available, as in this page without a server, the same document is shown as HTML.
    await expect(await dialog.findByRole("article")).toBeVisible()
    await userEvent.click(dialog.getByRole("button", { name: "Send now" }))
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    await expect(await canvas.findByText(/^Quote to/)).toBeVisible()
    await waitFor(() => expect(canvas.getByRole("button", { name: "Convert to work order" })).toHaveFocus())
  }
}

/** Returns an empty page for print requests, as the server would; all other requests pass through. */
const printing = () => {
  const asked: Array<string> = []
  const { fetch } = window
  window.fetch = async (...[input, init]) => {
    const url = String(input instanceof Request ? input.url : input)
    if (!url.includes("/document.pdf")) return fetch(input, init)
    asked.push(url)
    return new Response(onePage, { headers: { "content-type": "application/pdf" } })
  }
  return { asked, restore: () => void (window.fetch = fetch) }
}

const onePage =
  "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n" +
  "3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n"

/**
 * The message is shown next to the PDF the customer gets, in the message's language; changing the language changes the
 * PDF.
 */
export const BesideItsPdf: Story = {
  parameters: shop(quoted()),
  play: async ({ canvas, userEvent }) => {
    const { asked, restore } = printing()
    try {
      await userEvent.click((await canvas.findAllByRole("button", { name: "Send" }))[0]!)
      const dialog = within(await screen.findByRole("dialog"))
      const frame = await dialog.findByTitle<HTMLIFrameElement>("Quote 1001")
      await expect(frame.src).toMatch(/^blob:/)
      await expect(asked.at(-1)).toMatch(
        new RegExp(`/api/V1/jobs/${jobId}/document\\.pdf\\?kind=quote&language=en&payer=customer$`)
      )
      await expect(dialog.getByRole("link", { name: "Open PDF" })).toHaveAttribute("href", asked.at(-1))
      await expect(dialog.queryByRole("article")).toBeNull()
      await userEvent.click(dialog.getByRole("button", { name: /Language/ }))
      await userEvent.click(await screen.findByRole("option", { name: "Español" }))
      await dialog.findByTitle(/^Cotización/)
      await expect(asked.at(-1)).toMatch(/language=es&payer=customer$/)
    } finally {
      restore()
    }
  }
}

/**
 * Consent is required before texting: the words to say, where the customer agreed, and then the message with its
 * length.
 */
export const AskedBeforeText: Story = {
  parameters: shop(quoted()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole("button", { name: "Send" }))[0]!)
    const dialog = within(await screen.findByRole("dialog"))
    await userEvent.click(await dialog.findByRole("radio", { name: "Text message" }))
    await expect(await dialog.findByText("Ask before you text")).toBeVisible()
    await expect(dialog.getByRole("button", { name: "Send now" })).toBeDisabled()
    await userEvent.click(dialog.getByRole("button", { name: "The customer agrees" }))
    await expect(await dialog.findByText(/Agreed to text messages on the phone/)).toBeVisible()
    await expect(dialog.getByRole("button", { name: "Send now" })).toBeEnabled()
    await expect(dialog.getByText(/2 parts/)).toBeVisible()
  }
}

/** A quote is sent by the channel the shop chose under Notifications, unless the sender chooses another. */
export const ShopSendsTexts: Story = {
  parameters: shop(
    Effect.gen(function* () {
      yield* quoted()
      yield* saveNotices({ ...defaultNotices, channels: { ...defaultNotices.channels, quote: "sms" } })
    })
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole("button", { name: "Send" }))[0]!)
    const dialog = within(await screen.findByRole("dialog"))
    await waitFor(() => expect(dialog.getByRole("radio", { name: "Text message" })).toBeChecked())
    await expect(await dialog.findByText("Ask before you text")).toBeVisible()
    await userEvent.click(dialog.getByRole("radio", { name: "Email" }))
    await expect(await dialog.findByRole("button", { name: "Send now" })).toBeEnabled()
  }
}

/** The customer replied STOP, so they cannot be texted from here. */
export const Stopped: Story = {
  parameters: shop(
    Effect.gen(function* () {
      yield* quoted()
      yield* (yield* SmsConsents).add({
        phone: toSmsNumber(phone)!,
        kind: "stopped",
        place: "phone",
        wording: "STOP",
        by: "",
        at: noon
      })
    })
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole("button", { name: "Send" }))[0]!)
    const dialog = within(await screen.findByRole("dialog"))
    await userEvent.click(await dialog.findByRole("radio", { name: "Text message" }))
    await expect(await dialog.findByText(/The customer replied STOP/)).toBeVisible()
    await expect(dialog.getByRole("button", { name: "Send now" })).toBeDisabled()
  }
}

/** A French-speaking customer gets the message in French unless the sender chooses otherwise. */
export const InTheirLanguage: Story = {
  parameters: shop(
    Effect.gen(function* () {
      const { customerId } = yield* quoted()
      const customers = yield* Customers
      yield* customers.save(new Customer({ ...(yield* customers.get(customerId)), language: "fr" }))
    })
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole("button", { name: "Send" }))[0]!)
    const dialog = within(await screen.findByRole("dialog"))
    await waitFor(() => expect(dialog.getByRole("heading", { name: /^Soumission/ })).toBeVisible())
    await expect(dialog.getByRole("button", { name: /Language/ })).toHaveTextContent("Français")
    await userEvent.click(dialog.getByRole("button", { name: /Language/ }))
    await userEvent.click(await screen.findByRole("option", { name: "English" }))
    await waitFor(() => expect(dialog.getByRole("heading", { name: /^Quote/ })).toBeVisible())
  }
}

/**
 * The link asks for a deposit: an amount is required, then the sum is shown, and the request appears with the message.
 */
export const AsksForDeposit: Story = {
  parameters: shop(quoted()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole("button", { name: "Send" }))[0]!)
    const dialog = within(await screen.findByRole("dialog"))
    await userEvent.click(await dialog.findByRole("button", { name: /Payment request/ }))
    await userEvent.click(await screen.findByRole("option", { name: "Deposit" }))
    await userEvent.click(dialog.getByRole("button", { name: "Send now" }))
    await waitFor(() => expect(dialog.getByText("The amount must be above zero")).toBeVisible())
    await userEvent.type(dialog.getByRole("textbox", { name: /^Deposit/ }), "25")
    await userEvent.tab()
    await waitFor(() =>
      expect(dialog.getByText("Once they accept, the link asks the customer for $25.00.")).toBeVisible()
    )
    await userEvent.click(dialog.getByRole("button", { name: "Send now" }))
    await waitFor(() => expect(canvas.getByText("Asks for $25.00")).toBeVisible())
  }
}

const without = (...missing: ReadonlyArray<ExternalService>) => ({
  shop: {
    path: jobPath,
    fill: quoted(),
    instead: (endpoint: Endpoint) =>
      endpoint === getServiceState ? done({ readOnly: null, low: [], missing }) : undefined
  }
})

/**
 * Nothing can be sent: the dialog says so next to the document, which can still be printed, and tells the owner which
 * setting changes that.
 */
export const NoEmailService: Story = {
  parameters: without("email", "sms", "cards"),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole("button", { name: "Send" }))[0]!)
    const dialog = within(await screen.findByRole("dialog"))
    const note = within(await dialog.findByRole("status"))
    await expect(note.getByText("This server has no email service yet")).toBeVisible()
    await expect(note.getByText(/setting FRIT_SMTP_URL/)).toBeVisible()
    await expect(await dialog.findByRole("button", { name: "Send now" })).toBeDisabled()
    await expect(dialog.getByRole("button", { name: "Send to myself" })).toBeDisabled()
    await expect(await dialog.findByRole("link", { name: /PDF/ })).toBeVisible()
    await userEvent.click(dialog.getByRole("radio", { name: "Text message" }))
    await expect(await note.findByText("This server has no text message service yet")).toBeVisible()
  }
}

/** The same in French, on a phone, for a user who does not manage the server. */
export const NoEmailServiceOnAPhone: Story = {
  parameters: { shop: { ...without("email", "sms").shop, roles: ["sales"] } },
  globals: { locale: "fr", viewport: { value: "phone" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole("button", { name: "Envoyer" }))[0]!)
    const dialog = within(await screen.findByRole("dialog"))
    await expect(await dialog.findByText("Ce serveur n’a pas encore de service de courriel")).toBeVisible()
    await expect(dialog.queryByText(/FRIT_SMTP_URL/)).toBeNull()
  }
}

/** Texts can be sent and emails cannot, so the message starts as a text. */
export const TextsAlone: Story = {
  parameters: without("email"),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole("button", { name: "Send" }))[0]!)
    const dialog = within(await screen.findByRole("dialog"))
    await expect(await dialog.findByRole("radio", { name: "Text message", checked: true })).toBeVisible()
    await expect(dialog.queryByText(/no text message service/)).toBeNull()
  }
}

/** Earlier messages wait until there is an email service, and say so. */
export const NotSent: Story = {
  parameters: {
    shop: {
      ...without("email").shop,
      fill: Effect.gen(function* () {
        const job = yield* quoted()
        yield* (yield* Messages).enqueue(written(job, 20, { state: "queued", detail: "no mail server is configured" }))
      })
    }
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Not sent. This server has no email service yet.")).toBeVisible()
    await expect(canvas.queryByText(/Trying again/)).toBeNull()
  }
}
