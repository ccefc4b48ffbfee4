import { Schema } from "effect"
import { Fragment, useState } from "react"
import { EdiPartnerDraft, EdiSecret, EdiTransportKind } from "#domain/edi/EdiPartner.ts"
import { deleteEdiPartner, getEdiSetup, postEdiPartnerTest, putEdiPartner } from "#domain/edi/ediPartnersApi.ts"
import { officeAccess } from "#domain/access/accessTable.ts"
import { hasAccess } from "#domain/access/hasAccess.ts"
import type { Insurer } from "#domain/insurers/Insurer.ts"
import { listInsurers } from "#domain/insurers/insurersApi.ts"
import { Button } from "#ui/Button.tsx"
import { Callout } from "#ui/Callout.tsx"
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx"
import { DateField } from "#ui/DateField.tsx"
import { Form } from "#ui/Form.tsx"
import { FormGrid } from "#ui/FormGrid.tsx"
import { Link } from "#ui/Link.tsx"
import { Section } from "#ui/Section.tsx"
import { SegmentedControl } from "#ui/SegmentedControl.tsx"
import { Switch } from "#ui/Switch.tsx"
import { Tabs } from "#ui/Tabs.tsx"
import { TextField } from "#ui/TextField.tsx"
import { useUser } from "#web/access/useUser.ts"
import { useApiMutation } from "#web/api/useApiMutation.ts"
import { useFullList } from "#web/api/useFullList.ts"
import { useForm } from "#web/forms/useForm.ts"
import { useToast } from "#web/page/useToast.ts"
import { useWords } from "#web/words/useWords.ts"

type EdiSetup = (typeof getEdiSetup)["output"]["Type"]
type SavedPartner = EdiSetup["partners"][number]

/** The form values of a partner. The password replaces the saved one unless it is left empty. */
const Typed = Schema.Struct({ ...EdiPartnerDraft.fields, answers: Schema.Boolean, secret: EdiSecret })

/** The networks as tabs, each with its form. */
export function EdiPartnerForms({ partners: known, hasPractice }: EdiSetup) {
  const { t } = useWords()
  // All but the last have the same name in each language.
  const partners = known.map((one) => (one.partner.network === "other" ? { ...one, name: t("edi.setUp.other") } : one))
  const [network, setNetwork] = useState<SavedPartner["partner"]["network"]>("lynx")
  const [removed, setRemoved] = useState<typeof network>()
  return (
    <Tabs
      label={t("edi.setUp.networks")}
      selected={network}
      onSelect={(next) => {
        setNetwork(next)
        setRemoved(undefined)
      }}
      items={partners.map((kept) => ({
        id: kept.partner.network,
        title: kept.name,
        content:
          kept.partner.network === network ? (
            <Partner
              saved={kept}
              hasPractice={hasPractice}
              isRemoved={removed === network}
              onRemoved={() => setRemoved(network)}
              key={`${network} ${kept.partner.version}`}
            />
          ) : null
      }))}
    />
  )
}

interface PartnerProps extends Pick<EdiSetup, "hasPractice"> {
  readonly saved: SavedPartner
  /** Its setup was just removed, so the form and the focus are reset. */
  readonly isRemoved: boolean
  readonly onRemoved: () => void
}

function Partner({ saved, hasPractice, isRemoved, onRemoved }: PartnerProps) {
  const { t, of } = useWords()
  const showToast = useToast()
  const { partner, name } = saved
  const { network, version, hasSecret, answers = false, ...draft } = partner
  const form = useForm(Typed, { ...draft, answers, secret: "" })
  const { send, isPending } = useApiMutation(putEdiPartner, {
    form,
    invalidates: [getEdiSetup],
    onDone: () => showToast({ kind: "success", text: t("edi.setUp.saved") })
  })
  const save = () => {
    const typed = form.check()
    if (typed === undefined || isPending) return
    const { secret, ...rest } = typed
    send({ network, version, ...rest, ...(secret === "" ? {} : { secret }) })
  }
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <Section title={name}>
        <div className="EdiFacts">
          <Switch {...form.tick("isActive", t("edi.setUp.on", { name }))}>{t("edi.setUp.on", { name })}</Switch>
          <FormGrid columns={2}>
            <TextField
              {...form.field("shopId", t("edi.setUp.shopId"))}
              isRequired
              autoFocus={isRemoved && partner.shopId === ""}
              autoComplete="off"
              maxLength={15}
            />
            <TextField {...form.field("partnerId", t("edi.setUp.partnerId"))} autoComplete="off" maxLength={15} />
            <TextField
              {...form.field("account", t("edi.setUp.account"))}
              autoComplete="off"
              description={
                saved.accountMask.endsWith("*") ? t("edi.begins", { start: saved.accountMask.slice(0, -1) }) : undefined
              }
            />
            <DateField {...form.field("since", t("edi.setUp.since"))} isRequired />
          </FormGrid>
          <Switch {...form.tick("answers", t("edi.setUp.answers"))}>{t("edi.setUp.answers")}</Switch>
          <Switch {...form.tick("isTest", t("edi.setUp.isTest"))}>{t("edi.setUp.isTest")}</Switch>
        </div>
      </Section>
      <Section title={t("edi.setUp.transport")}>
        <div className="EdiFacts">
          <SegmentedControl
            label={t("edi.setUp.transport")}
            isLabelHidden
            value={form.values.transport}
            onChange={(transport) => form.set("transport", transport)}
            options={EdiTransportKind.literals.map((value) => ({ value, label: of("ediTransport", value) }))}
          />
          <FormGrid columns={2}>
            <TextField
              {...form.field("address", t("edi.setUp.address"))}
              autoComplete="off"
              description={hasPractice ? t("edi.setUp.practiceHint") : t("edi.setUp.addressHint")}
            />
            <TextField {...form.field("userName", t("edi.setUp.userName"))} autoComplete="off" />
            <TextField
              {...form.field("secret", t("edi.setUp.secret"))}
              type="password"
              autoComplete="new-password"
              description={hasSecret ? t("edi.setUp.secretKept") : undefined}
            />
            {form.values.transport === "sftp" && (
              <TextField {...form.field("hostKey", t("edi.setUp.hostKey"))} placeholder="SHA256:" autoComplete="off" />
            )}
          </FormGrid>
          <Test network={network} isSaved={partner.shopId !== "" && !form.isDirty} />
        </div>
      </Section>
      <Insurers saved={saved} form={form} />
      <div className="EdiListActions">
        <Button variant="primary" type="submit" isPending={isPending} isDisabled={!form.isDirty}>
          {t("save")}
        </Button>
        {partner.shopId !== "" && <Removal saved={saved} onRemoved={onRemoved} />}
      </div>
    </Form>
  )
}

/** Removes the network's setup after confirmation. */
function Removal({ saved: { partner, name }, onRemoved }: Pick<PartnerProps, "saved" | "onRemoved">) {
  const { t } = useWords()
  const showToast = useToast()
  const [isAsked, ask] = useState(false)
  const { send, isPending } = useApiMutation(deleteEdiPartner, {
    invalidates: [getEdiSetup],
    onDone: () => {
      ask(false)
      showToast({ kind: "success", text: t("edi.setUp.removed") })
      onRemoved()
    },
    onFailure: () => ask(false)
  })
  return (
    <>
      <Button variant="quiet" onPress={() => ask(true)}>
        {t("edi.setUp.remove")}
      </Button>
      <ConfirmDialog
        title={t("edi.setUp.removeTitle", { name })}
        confirmLabel={t("edi.setUp.remove")}
        cancelLabel={t("cancel")}
        isDangerous
        isOpen={isAsked}
        isPending={isPending}
        onConfirm={() => send({ network: partner.network, version: partner.version })}
        onCancel={() => ask(false)}
      >
        <p>{t("edi.setUp.removeHint", { name })}</p>
      </ConfirmDialog>
    </>
  )
}

/** Tests the connection to the network with the saved settings. */
function Test({
  network,
  isSaved
}: {
  readonly network: SavedPartner["partner"]["network"]
  readonly isSaved: boolean
}) {
  const { t, of } = useWords()
  const [found, setFound] = useState<(typeof postEdiPartnerTest)["output"]["Type"]>()
  const { send, isPending } = useApiMutation(postEdiPartnerTest, { onDone: setFound })
  const reasons = ["noAddress", "notAllowed", "unreachable", "signIn", "hostKey", "refused"] as const
  const reason = reasons.find((one) => one === found?.reason)
  return (
    <div className="EdiFacts">
      <div>
        <Button icon="refresh" isPending={isPending} isDisabled={!isSaved} onPress={() => send({ network })}>
          {t("edi.setUp.test")}
        </Button>
      </div>
      {!isSaved && <p className="EdiQuiet">{t("edi.setUp.saveFirst")}</p>}
      {isSaved && found !== undefined && (
        <Callout
          tone={found.isReached ? "success" : "danger"}
          title={reason === undefined ? t("edi.setUp.reached") : of("ediReach", reason)}
          isLive
        >
          {found.text !== "" && <p>{found.text}</p>}
        </Callout>
      )}
    </div>
  )
}

interface InsurersProps {
  readonly saved: SavedPartner
  readonly form: ReturnType<typeof useForm<typeof Typed>>
}

/** The insurers billed through the network, and the network's names for their programs. */
function Insurers({ saved: { asksProgram, name, partner }, form }: InsurersProps) {
  const { t } = useWords()
  const enabled = hasAccess(officeAccess, useUser())
  const insurers = useFullList(listInsurers, { enabled }).filter(({ network }) => network === partner.network)
  const { programs } = form.values
  const field = ({ id }: Insurer, name: "programId" | "parentId", label: string) => {
    const known = programs.find(({ insurerId }) => insurerId === id) ?? { insurerId: id, programId: "", parentId: "" }
    return (
      <TextField
        label={label}
        autoComplete="off"
        maxLength={30}
        value={known[name]}
        onChange={(typed) => {
          const next = { ...known, [name]: typed }
          const others = programs.filter(({ insurerId }) => insurerId !== id)
          form.set("programs", next.programId === "" && next.parentId === "" ? others : [...others, next])
        }}
      />
    )
  }
  return (
    <Section title={t("edi.setUp.insurers", { name })}>
      <div className="EdiFacts">
        {insurers.length === 0 && <p className="EdiQuiet">{t("edi.setUp.noInsurers")}</p>}
        {!asksProgram && insurers.length > 0 && <p className="EdiQuiet">{t("edi.setUp.programHint", { name })}</p>}
        {insurers.length > 0 && (
          <FormGrid columns={2}>
            {insurers.map((insurer) => (
              <Fragment key={insurer.id}>
                {field(insurer, "programId", t("edi.setUp.program", { insurer: insurer.insurerName }))}
                {asksProgram && field(insurer, "parentId", t("edi.setUp.parent", { insurer: insurer.insurerName }))}
              </Fragment>
            ))}
          </FormGrid>
        )}
        <p>
          <Link href="/admin/insurers">{t("edi.setUp.insurersLink")}</Link>
        </p>
      </div>
    </Section>
  )
}
