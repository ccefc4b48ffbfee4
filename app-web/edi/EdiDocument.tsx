import { getEdiInterchange, type EdiInvoiceDetails } from "#domain/edi/ediApi.ts"
import type { EdiFactName } from "#domain/edi/PartnerProfile.ts"
import { DefinitionList } from "#ui/DefinitionList.tsx"
import { Section } from "#ui/Section.tsx"
import { Table } from "#ui/Table.tsx"
import { Tabs } from "#ui/Tabs.tsx"
import { useApiQuery } from "#web/api/useApiQuery.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { isHollow, useEdiText } from "./useEdiText.ts"

interface EdiDocumentProps {
  readonly seen: EdiInvoiceDetails
  /** The last interchange sent; null if none. */
  readonly interchangeId: string | null
}

/** The 810 invoice in readable form, and the raw interchange as last sent, or as it will be sent next. */
export function EdiDocument({ seen, interchangeId }: EdiDocumentProps) {
  const { t } = useWords()
  const { document, invoice } = seen
  const goesNext = isHollow(invoice.state) || invoice.credit?.state === "due"
  return (
    <Section title={t("edi.document")}>
      <Tabs
        label={t("edi.document")}
        defaultSelected="readable"
        items={[
          { id: "readable", title: t("edi.readable"), content: <Readable document={document} /> },
          {
            id: "raw",
            title: t("edi.raw"),
            content: goesNext ? (
              <Preview seen={seen} />
            ) : interchangeId === null ? (
              <p className="EdiQuiet">{t("edi.noHistory")}</p>
            ) : (
              <SentInterchange id={interchangeId} />
            )
          }
        ]}
      />
    </Section>
  )
}

type Line = EdiInvoiceDetails["document"]["lines"][number] & { readonly id: string }

/** Roles of the parties in N1 segments. */
const parties = ["SE", "BT", "IL", "ST"] as const
const isParty = (role: string): role is (typeof parties)[number] => (parties as ReadonlyArray<string>).includes(role)

/** The meaning of a reference by its qualifier, or by the description of a mutually defined one. */
const facts: Readonly<Partial<Record<string, EdiFactName>>> = {
  D9: "claimNumber",
  IG: "policyNumber",
  VT: "vin",
  BB: "authorization",
  WO: "workOrder",
  PG: "programId",
  "CAUSE OF LOSS": "causeOfLoss",
  "OTHER PLATE": "otherPlate",
  VEHICLE: "vehicle",
  AGENT: "agent",
  "SIGNATURE ON FILE": "signature",
  "PARENT PROGRAM": "parentId"
}

function Readable({ document }: Pick<EdiInvoiceDetails, "document">) {
  const { t, of } = useWords()
  const { money, quantity } = useFormats()
  const lines: ReadonlyArray<Line> = document.lines.map((line, at) => ({ ...line, id: String(at) }))
  return (
    <div className="EdiFacts">
      <DefinitionList
        items={[
          ...(document.type === "CR" ? [{ label: t("edi.creditNumber"), value: document.invoiceNumber }] : []),
          ...(document.orderNumber === "" ? [] : [{ label: t("edi.order"), value: document.orderNumber }]),
          ...document.parties.map(({ address, id, name, role }) => ({
            label: isParty(role) ? of("ediParty", role) : `N1 ${role}`,
            value: [name, id, address].filter((part) => part !== "").join(", ")
          })),
          ...document.references.map(({ note, qualifier, value }) => {
            const fact = facts[qualifier] ?? facts[note]
            if (qualifier === "IV") return { label: t("edi.creditedInvoice"), value }
            if (qualifier === "TJ") return { label: t("edi.taxId"), value }
            return fact === undefined
              ? { label: `REF ${qualifier}`, value: [value, note].filter((part) => part !== "").join(", ") }
              : { label: of("ediField", fact), value }
          })
        ]}
      />
      <Table
        label={t("edi.lines")}
        rows={lines}
        rowId={({ id }) => id}
        rowText={({ code }) => code}
        loadingLabel={t("edi.loading")}
        empty={null}
        columns={[
          { id: "item", title: t("edi.item"), cell: ({ code, description }) => `${code} ${description}`.trim() },
          {
            id: "quantity",
            title: t("edi.quantity"),
            width: "96px",
            align: "end",
            cell: (line) => quantity(line.quantity)
          },
          {
            id: "price",
            title: t("edi.price"),
            width: "112px",
            align: "end",
            cell: ({ unitPrice }) => money(unitPrice)
          },
          {
            id: "amount",
            title: t("edi.amount"),
            width: "112px",
            align: "end",
            cell: ({ extended }) => money(extended)
          }
        ]}
      />
      <DefinitionList
        layout="sums"
        items={[
          ...document.taxes.map(({ amount, rate }) => ({ label: `${t("edi.tax")} ${rate} %`, value: money(amount) })),
          ...(document.deducted === 0 ? [] : [{ label: t("edi.deducted"), value: money(-document.deducted) }]),
          { label: t("edi.total"), value: money(document.total) }
        ]}
      />
    </div>
  )
}

/** The interchange that will be sent, or what prevents it from being written. */
function Preview({ seen: { invoice, preview } }: Pick<EdiDocumentProps, "seen">) {
  const { t } = useWords()
  const { findingText } = useEdiText()
  const errors = invoice.findings.filter(({ level }) => level === "error")
  if (preview !== undefined)
    return (
      <>
        <p className="EdiQuiet">{t("edi.preview")}</p>
        <Interchange content={preview} />
      </>
    )
  if (errors.length === 0) return <p className="EdiQuiet">{t("edi.notWritten")}</p>
  return (
    <>
      <p className="EdiQuiet">{t("edi.notWrittenErrors")}</p>
      <ul className="EdiErrors">
        {errors.map((finding, at) => {
          const { text, title } = findingText(finding)
          return <li key={at}>{`${title}: ${text}`}</li>
        })}
      </ul>
    </>
  )
}

/** An interchange that was exchanged. */
export function SentInterchange({ id }: { readonly id: string }) {
  const { data } = useApiQuery(getEdiInterchange, { id })
  return <Interchange content={data?.content ?? "…"} />
}

/** A raw interchange, one segment per line. */
function Interchange({ content }: { readonly content: string }) {
  const { t } = useWords()
  return (
    <pre className="EdiRaw" tabIndex={0} aria-label={t("edi.raw")}>
      {content.replaceAll("~", "~\n")}
    </pre>
  )
}
