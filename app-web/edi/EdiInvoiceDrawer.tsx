import { Schema } from "effect"
import { useState } from "react"
import { EdiCorrections, type EdiHistoryEntry, type Finding } from "#domain/edi/EdiInvoice.ts"
import { getEdiInvoice, postEdiSend, putEdiCorrections, type EdiInvoiceDetails } from "#domain/edi/ediApi.ts"
import { creditTransitions } from "#domain/edi/EdiCredit.ts"
import { ediTransitions, isShortPaid } from "#domain/edi/ediStates.ts"
import { isStuck } from "#domain/edi/isStuck.ts"
import { CauseOfLoss } from "#domain/jobs/JobDraft.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { Button } from "#ui/Button.tsx"
import { ButtonLink } from "#ui/ButtonLink.tsx"
import { Callout } from "#ui/Callout.tsx"
import { DateField } from "#ui/DateField.tsx"
import { DefinitionList } from "#ui/DefinitionList.tsx"
import { Drawer } from "#ui/Drawer.tsx"
import { Form } from "#ui/Form.tsx"
import { FormGrid } from "#ui/FormGrid.tsx"
import { Icon } from "#ui/Icon.tsx"
import { Link } from "#ui/Link.tsx"
import { Section } from "#ui/Section.tsx"
import { Select } from "#ui/Select.tsx"
import { Skeleton } from "#ui/Skeleton.tsx"
import { StatusDot } from "#ui/StatusDot.tsx"
import { TextField } from "#ui/TextField.tsx"
import { Timeline } from "#ui/Timeline.tsx"
import { LoadFailed } from "#web/api/LoadFailed.tsx"
import { useApiQuery } from "#web/api/useApiQuery.ts"
import { useApiMutation } from "#web/api/useApiMutation.ts"
import { focusField } from "#web/forms/formErrors.ts"
import { useForm } from "#web/forms/useForm.ts"
import { useToast } from "#web/page/useToast.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { changedByEdi } from "./changedByEdi.ts"
import { EdiShortPay } from "./EdiShortPay.tsx"
import { EdiDocument, SentInterchange } from "./EdiDocument.tsx"
import { ediTones, isHollow, useEdiText } from "./useEdiText.ts"

/** An invoice next to the list: what blocks it, the network's response, the 810, and its history. */
export function EdiInvoiceDrawer({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { t } = useWords()
  if (!Schema.is(JobId)(id)) return null
  return <Opened id={id} key={id} onClose={onClose} closeLabel={t("edi.close")} />
}

interface OpenedProps {
  readonly id: JobId
  readonly onClose: () => void
  readonly closeLabel: string
}

function Opened({ id, onClose, closeLabel }: OpenedProps) {
  const { t } = useWords()
  const showToast = useToast()
  const { data, error, refetch } = useApiQuery(getEdiInvoice, { jobId: id })
  const { send, isPending } = useApiMutation(postEdiSend, {
    invalidates: changedByEdi,
    onDone: ([result]) => {
      if (result?.outcome === "queued") showToast({ kind: "success", text: t("edi.queuedAll", { count: 1 }) })
      else if (result?.outcome === "notSetUp") showToast({ kind: "danger", text: t("edi.notSetUp") })
      else if (result?.outcome === "underWay") showToast({ kind: "info", text: t("edi.isUnderWay") })
      else showToast({ kind: "warning", text: t("edi.keptBack", { count: 1 }) })
    }
  })
  const invoice = data?.invoice
  const credit = invoice?.credit ?? null
  const stuck = invoice !== undefined && isStuck(invoice)
  const maySend =
    invoice !== undefined &&
    (stuck ||
      (credit === null
        ? invoice.state === "draft" || ediTransitions[invoice.state].queued !== undefined
        : creditTransitions[credit.state].queued !== undefined))
  return (
    <Drawer
      isOpen
      size="large"
      title={t("edi.invoiceNumbered", { number: String(invoice?.invoiceNumber ?? "…") })}
      closeLabel={closeLabel}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      footer={
        invoice === undefined ? undefined : (
          <>
            <ButtonLink href={`/jobs/${id}/edit`}>{t("edi.openJob", { number: String(invoice.jobNumber) })}</ButtonLink>
            {maySend && (
              <Button
                variant="primary"
                icon="upload"
                isPending={isPending}
                isDisabled={data?.mayGo !== true && !stuck}
                onPress={() => send({ jobIds: [id] })}
              >
                {t(
                  credit === null
                    ? isHollow(invoice.state)
                      ? "edi.sendOne"
                      : "edi.sendAgain"
                    : credit.state === "due"
                      ? "edi.sendCredit"
                      : "edi.sendAgain"
                )}
              </Button>
            )}
          </>
        )
      }
    >
      {data !== undefined ? (
        <Detail seen={data} />
      ) : error === null ? (
        <div role="status">
          <span className="hidden-text">{t("loading")}</span>
          <Skeleton widths={["60%", "40%", "80%"]} />
        </div>
      ) : (
        <LoadFailed failure={error} onRetry={() => void refetch()} />
      )}
    </Drawer>
  )
}

function Detail({ seen }: { readonly seen: EdiInvoiceDetails }) {
  const { t, of } = useWords()
  const { timeOrDateTime, money } = useFormats()
  const { invoice, history } = seen
  const { state } = invoice
  const isRejected = state === "rejected"
  const isOpen = isHollow(state) || isRejected
  const isCreditHeld = invoice.credit?.state === "due" && !seen.mayGo
  const sent = history.find(({ what, interchangeId }) => what === "queued" && interchangeId !== null)
  return (
    <div className="EdiDetail">
      <StatusDot tone={ediTones[state]} isHollow={isHollow(state)}>
        {of("ediState", state)}
      </StatusDot>
      {isRejected && (
        <Callout tone="danger" title={t("edi.rejectedBecause", { partner: seen.partnerName })}>
          <p>{invoice.reason}</p>
          <p>{seen.hint === null ? t("edi.mendHint") : of("ediHint", seen.hint)}</p>
        </Callout>
      )}
      {invoice.credit !== null && (
        <Callout
          tone={invoice.credit.state === "rejected" ? "danger" : "info"}
          title={t("edi.creditIs", {
            number: String(invoice.credit.number),
            state: of("ediCreditState", invoice.credit.state)
          })}
        >
          <p>
            {invoice.credit.state === "rejected"
              ? invoice.credit.reason
              : t(invoice.credit.state === "accepted" ? "edi.creditTaken" : "edi.creditHint", {
                  partner: seen.partnerName
                })}
          </p>
        </Callout>
      )}
      {isStuck(invoice) && (
        <Callout
          tone="warning"
          title={t("edi.troubleTitle", { at: timeOrDateTime(invoice.credit?.at ?? invoice.stateAt) })}
        >
          <p>{invoice.trouble}</p>
          <p>{t("edi.troubleHint")}</p>
        </Callout>
      )}
      {isShortPaid(state) && <EdiShortPay seen={seen} />}
      <DefinitionList
        items={[
          { label: t("edi.customer"), value: invoice.customerName },
          { label: t("edi.insurer"), value: invoice.insurer },
          { label: t("edi.partner"), value: seen.partnerName },
          { label: t("edi.amount"), value: money(seen.document.gross - seen.document.deducted) },
          ...(invoice.paid === 0 ? [] : [{ label: t("edi.paid"), value: money(invoice.paid) }]),
          ...(invoice.control === null ? [] : [{ label: t("edi.control"), value: String(invoice.control) }])
        ]}
      />
      {(isOpen || isCreditHeld) && <Findings findings={invoice.findings} jobId={invoice.jobId} />}
      {isOpen && <Claim seen={seen} key={JSON.stringify(seen.claim)} />}
      <EdiDocument seen={seen} interchangeId={sent?.interchangeId ?? null} />
      <History entries={history} />
    </div>
  )
}

/** Findings, errors first, each with what to do and a link to fix it. */
function Findings({ findings, jobId }: { readonly findings: ReadonlyArray<Finding>; readonly jobId: string }) {
  const { t } = useWords()
  const { findingText } = useEdiText()
  const errors = findings.filter(({ level }) => level === "error")
  const warnings = findings.filter(({ level }) => level === "warning")
  const list = (some: ReadonlyArray<Finding>, tone: "danger" | "warning") => (
    <ul className="EdiFindings">
      {some.map((finding, at) => {
        const { title, text } = findingText(finding)
        return (
          <li className="EdiFinding" data-tone={tone} key={at}>
            <Icon name={tone} size={16} />
            <div>
              <p className="EdiFindingTitle">{title}</p>
              <p>{text}</p>
              {finding.place === "partner" ? (
                <Link href="/admin/edi-setup">{t("edi.setUpLink")}</Link>
              ) : finding.field in EdiCorrections.fields ? (
                <Button
                  variant="link"
                  aria-label={`${t("edi.goToField")}: ${title}`}
                  onPress={() => focusField(finding.field)}
                >
                  {t("edi.goToField")}
                </Button>
              ) : (
                <Link href={`/jobs/${jobId}/edit`}>{t("edi.seeJob")}</Link>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
  return (
    <>
      {errors.length > 0 && (
        <Section title={t("edi.errorsTitle", { count: errors.length })}>{list(errors, "danger")}</Section>
      )}
      {warnings.length > 0 && (
        <Section title={t("edi.warningsTitle", { count: warnings.length })}>{list(warnings, "warning")}</Section>
      )}
    </>
  )
}

const causes = CauseOfLoss.literals

/** The claim data sent to the network, which can be corrected without changing the invoice. */
function Claim({ seen }: { readonly seen: EdiInvoiceDetails }) {
  const { t, of } = useWords()
  const showToast = useToast()
  const form = useForm(EdiCorrections, seen.claim)
  const { send, isPending } = useApiMutation(putEdiCorrections, {
    form,
    invalidates: changedByEdi,
    onDone: () => showToast({ kind: "success", text: t("edi.corrected") })
  })
  const save = () => {
    const typed = form.check()
    if (typed === undefined || isPending) return
    const changed = Object.fromEntries(
      Object.entries(typed).filter(([name, value]) => value !== seen.claim[name as keyof typeof seen.claim])
    )
    send({ jobId: seen.invoice.jobId, corrections: changed })
  }
  const field = (name: Exclude<keyof typeof seen.claim, "dateOfLoss" | "causeOfLoss">) => (
    <TextField {...form.field(name, of("ediField", name))} value={form.values[name] ?? ""} autoComplete="off" />
  )
  return (
    <Section title={t("edi.claim")} description={t("edi.claimHint")}>
      <Form
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <FormGrid columns={2}>
          {field("dispatchNumber")}
          {field("referralNumber")}
          {field("authorization")}
          {field("claimNumber")}
          {field("policyNumber")}
          {field("vin")}
          <DateField {...form.field("dateOfLoss", of("ediField", "dateOfLoss"))} value={form.values.dateOfLoss ?? ""} />
          <Select
            {...form.field("causeOfLoss", of("ediField", "causeOfLoss"))}
            value={causes.find((one) => one === form.values.causeOfLoss) ?? null}
            onChange={(cause) => form.set("causeOfLoss", cause ?? "")}
            options={causes.map((value) => ({ value, label: `${value} ${of("causeOfLoss", value)}` }))}
          />
          {field("otherPlate")}
        </FormGrid>
        <div className="EdiListActions">
          <Button type="submit" isPending={isPending} isDisabled={!form.isDirty}>
            {t("edi.correct")}
          </Button>
        </div>
      </Form>
    </Section>
  )
}

/** The history, newest first, each entry with its interchange. */
function History({ entries }: { readonly entries: ReadonlyArray<EdiHistoryEntry> }) {
  const { t, of } = useWords()
  const { timeOrDateTime } = useFormats()
  const { paymentTexts } = useEdiText()
  const [opened, setOpened] = useState<string>()
  return (
    <Section title={t("edi.history")}>
      {entries.length === 0 ? (
        <p className="EdiQuiet">{t("edi.noHistory")}</p>
      ) : (
        <Timeline
          label={t("edi.history")}
          entries={entries.map(({ at, by, id, interchangeId, text, what }) => ({
            id,
            icon: what === "rejected" ? "danger" : what === "queued" || what === "sent" ? "upload" : "check",
            tone:
              what === "rejected"
                ? "danger"
                : ["shortPaid", "disputed", "overPaid"].includes(what)
                  ? "warning"
                  : "neutral",
            what: by === "" ? of("ediHappening", what) : `${of("ediHappening", what)}, ${by}`,
            when: timeOrDateTime(at),
            dateTime: new Date(at).toISOString(),
            children: (
              <>
                {(["paid", "shortPaid", "overPaid"].includes(what) ? paymentTexts(text) : [text])
                  .filter((one) => one !== "")
                  .map((one) => (
                    <p key={one}>{one}</p>
                  ))}
                {interchangeId !== null && (
                  <Button
                    variant="quiet"
                    size="small"
                    icon="eye"
                    aria-label={`${t("edi.seeInterchange")}: ${of("ediHappening", what)}`}
                    onPress={() => setOpened(opened === id ? undefined : id)}
                  >
                    {t("edi.seeInterchange")}
                  </Button>
                )}
                {opened === id && interchangeId !== null && <SentInterchange id={interchangeId} />}
              </>
            )
          }))}
        />
      )}
    </Section>
  )
}
