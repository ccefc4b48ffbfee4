import type { SeenEdiInvoice } from "#domain/edi/ediApi.ts"
import { getEdiInterchange } from "#domain/edi/ediApi.ts"
import type { EdiFactName } from "#domain/edi/PartnerProfile.ts"
import { DefinitionList } from "#ui/DefinitionList.tsx"
import { Section } from "#ui/Section.tsx"
import { Table } from "#ui/Table.tsx"
import { Tabs } from "#ui/Tabs.tsx"
import { useQueryOf } from "#web/api/useQueryOf.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"

interface EdiDocumentProps {
  readonly document: SeenEdiInvoice["document"]
  /** What went out last; null before. */
  readonly interchangeId: string | null
}

/** The 810: as people read it, and letter for letter as it last went out. */
export function EdiDocument({ document, interchangeId }: EdiDocumentProps) {
  const { t } = useWords()
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
            content:
              interchangeId === null ? <p className="EdiQuiet">{t("edi.notWritten")}</p> : <Sent id={interchangeId} />
          }
        ]}
      />
    </Section>
  )
}

type Line = SeenEdiInvoice["document"]["lines"][number] & { readonly id: string }

/** Who is who in an N1. */
const parties = ["SE", "BT", "IL", "ST"] as const
const isParty = (role: string): role is (typeof parties)[number] => (parties as ReadonlyArray<string>).includes(role)

/** What a reference says, by its qualifier, or by the note of the mutually defined one. */
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

function Readable({ document }: Pick<EdiDocumentProps, "document">) {
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

function Sent({ id }: { readonly id: string }) {
  const { t } = useWords()
  const { data } = useQueryOf(getEdiInterchange, { id })
  return (
    <pre className="EdiRaw" tabIndex={0} aria-label={t("edi.raw")}>
      {(data?.content ?? "…").replaceAll("~", "~\n")}
    </pre>
  )
}
