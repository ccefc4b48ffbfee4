import { Effect } from "effect"
import type { CustomerId } from "#domain/customers/Customer.ts"
import { jobFacts } from "#domain/documents/jobFacts.ts"
import { newLinkAddress } from "#domain/documents/JobLinks.ts"
import { DocumentPrinter } from "#domain/documents/DocumentPrinter.ts"
import { documentWithLogo } from "#domain/documents/printJobDocument.ts"
import { pictureHeader } from "#domain/files/pictureHeader.ts"
import { priceFault } from "#domain/jobs/stageRules.ts"
import { type Sender, mailFooter } from "#domain/mail/Email.ts"
import type { Mail } from "#domain/mail/Mailer.ts"
import { mailHtml } from "#domain/mail/mailHtml.ts"
import { printStatement } from "#domain/receivables/printStatement.ts"
import type { DocumentLanguage } from "#domain/shared/DocumentLanguage.ts"
import { ShopUrls } from "#domain/tenants/ShopUrls.ts"
import { fillTemplate, linkPlaceholder } from "./fillTemplate.ts"
import type { Message } from "./Message.ts"
import { type MessageTemplate, documentOf } from "./MessageTemplate.ts"
import { messageTextsOf } from "./messageTextsOf.ts"
import type { OutgoingText } from "./SmsSender.ts"

/**
 * Renders a message for sending. Its link token is generated here and stored nowhere but in the message; only its
 * fingerprint is saved. A retry generates another token, and both work.
 */
export const renderMessage = Effect.fn("renderMessage")(function* (message: Message) {
  const { jobId, language, template, channel } = message
  const facts = yield* jobFacts(jobId)
  const host = (yield* ShopUrls).ofShop(facts.tenant.prefix)
  const link =
    message.linkId === null ? host : yield* newLinkAddress(message.linkId, facts.tenant.prefix, pageOf(message))
  const mark = message.isTest ? `${messageTextsOf[language]("test")} ` : ""
  if (channel === "sms") {
    const text = `${mark}${message.body.includes(linkPlaceholder) ? fillTemplate(message.body, { link }) : `${message.body} ${link}`}`
    return {
      channel,
      text: {
        to: message.to,
        text,
        report: `${host}/api/V1/twilio/status?message=${message.id}`
      } satisfies OutgoingText
    } as const
  }
  const subject = `${mark}${message.subject}`
  const { document, logo } = yield* documentWithLogo(documentOf(template, facts.job), {
    ...facts,
    language,
    billedTo: "customer"
  })
  const { name, lines } = document.shop
  const own = (yield* DocumentPrinter).print(document, logo)
  // If everything has been paid in the meantime, the paid invoice is attached instead.
  const printed =
    template === "statement" ? Effect.catchTag(statementOf(facts.customer.id, language), "NothingOwed", () => own) : own
  const mail: Mail = {
    id: message.id,
    to: { name: message.toName, address: message.to },
    from: facts.tenant.businessName,
    replyTo: facts.location.emailAddress || facts.tenant.emailAddress,
    subject,
    ...renderEmail({
      template,
      language,
      subject,
      body: message.body,
      link,
      sender: { name, lines, logo: logo && pictureHeader(logo) }
    }),
    ...(logo === undefined ? {} : { logo }),
    // A quote still to be priced by staff has no document yet, and photo requests carry none.
    attachments:
      template === "photos" || (isOfVisitor(message) && priceFault(facts.job) !== undefined) ? [] : [yield* printed]
  }
  return { channel, mail } as const
})

const statementOf = (customer: CustomerId, language: Message["language"]) =>
  Effect.map(printStatement({ by: "customer", key: customer, language }), ({ paper }) => paper)

/**
 * Whether the quote was created by a visitor of the public page, not sent by staff; its link opens the visitor's own
 * page.
 */
const isOfVisitor = ({ by, template }: Message) => by === "" && template === "quote"

/** Returns the path that precedes the link's token. */
const pageOf = (message: Message) =>
  isOfVisitor(message) ? "quote/visit" : message.template === "photos" ? "photos" : "document"

interface ToWrite {
  readonly template: MessageTemplate
  readonly language: DocumentLanguage
  readonly subject: string
  readonly body: string
  readonly sender: Sender
  readonly link: string
}

/**
 * Renders a shop's email to its customer as text and HTML. Where the wording contains the link, the HTML has a button.
 */
export const renderEmail = ({ template, language, subject, body, sender, link }: ToWrite) => {
  const paragraphs = body
    .split(/\n+/)
    .map((text) => text.trim())
    .filter((text) => text !== "")
  const at = paragraphs.findIndex((text) => text.includes(linkPlaceholder))
  const [before, after] = at < 0 ? [paragraphs, []] : [paragraphs.slice(0, at), paragraphs.slice(at + 1)]
  const around = at < 0 ? "" : paragraphs[at]!.replaceAll(linkPlaceholder, "").trim()
  const [hello = "", ...lines] = around === "" ? before : [...before, around]
  const text = body.includes(linkPlaceholder) ? fillTemplate(body, { link }) : `${body}\n\n${link}`
  return {
    text: `${text}\n\n${mailFooter({ language, sender })}`,
    html: mailHtml({
      language,
      subject,
      greeting: hello,
      lines,
      buttonLabel: messageTextsOf[language](`press.${template}`),
      link,
      after,
      sender
    })
  }
}
