import { Schema } from "effect"
import { useParams } from "react-router-dom"
import { type Insurer, InsurerDraft, InsurerId, InsurerNameTaken, PartnerNetwork } from "#domain/insurers/Insurer.ts"
import { getInsurer, listInsurers, postInsurer, putInsurer } from "#domain/insurers/insurersApi.ts"
import { FormGrid } from "#ui/FormGrid.tsx"
import { PageHeader } from "#ui/PageHeader.tsx"
import { Section } from "#ui/Section.tsx"
import { Select } from "#ui/Select.tsx"
import { Switch } from "#ui/Switch.tsx"
import { TextArea } from "#ui/TextArea.tsx"
import { TextField } from "#ui/TextField.tsx"
import { useApiQuery } from "#web/api/useApiQuery.ts"
import { NotFoundScreen } from "#web/errors/NotFoundScreen.tsx"
import { RecordForm } from "#web/forms/RecordForm.tsx"
import type { RecordKind } from "#web/forms/RecordKind.ts"
import { RecordWaiting } from "#web/forms/RecordWaiting.tsx"
import type { RecordTexts } from "#web/forms/RecordTexts.ts"
import { useOpenRecord } from "#web/forms/useOpenRecord.ts"
import { type Failure, useSaveRecord } from "#web/forms/useSaveRecord.ts"
import { useWords } from "#web/words/useWords.ts"

/** The form of a new or existing insurer. */
export function InsurerScreen() {
  const { id } = useParams()
  if (id === undefined) return <InsurerForm />
  return Schema.is(InsurerId)(id) ? <KnownInsurer id={id} key={id} /> : <NotFoundScreen />
}

function KnownInsurer({ id }: { readonly id: InsurerId }) {
  const { t } = useWords()
  const { data, error, refetch } = useApiQuery(getInsurer, { id })
  if (data !== undefined) return <InsurerForm insurer={data} />
  if (error?._tag === "InsurerNotFound") return <NotFoundScreen />
  return (
    <RecordWaiting
      back={{ label: t("insurers.title"), href: "/admin/insurers" }}
      failure={error ?? undefined}
      onRetry={() => void refetch()}
    />
  )
}

/** If another insurer already has the name, shows the error on its field and names that insurer. */
const errorsOf = (failure: Failure) => {
  if (!Schema.is(InsurerNameTaken)(failure)) return undefined
  const { field, insurerName } = failure
  const name = failure.name.replaceAll(":", " ")
  return field === "insurerName"
    ? { insurerName: [["insurerName.taken", "", insurerName].join(":")] }
    : { aliases: [["insurerAlias.taken", name, insurerName].join(":")] }
}

/** The insurer form. Unsaved input is kept as a draft. */
function InsurerForm({ insurer }: { readonly insurer?: Insurer }) {
  const { t, of } = useWords()
  const words = useInsurerWords()
  const networks = PartnerNetwork.literals.map((value) => ({ value, label: of("partnerNetwork", value) }))
  const open = useOpenRecord(insurerKind, insurer)
  const saving = useSaveRecord(insurerKind, open, words, { errorsOf })
  const header = (
    <PageHeader
      title={insurer?.insurerName ?? t("insurer.new")}
      back={{ label: t("insurers.title"), href: "/admin/insurers" }}
    />
  )
  return (
    <RecordForm open={open} saving={saving} words={words} header={header} listHref="/admin/insurers">
      <Section title={t("insurer.title")} id="what">
        <FormGrid columns={2}>
          <TextField
            {...open.form.field("insurerName", t("insurer.name"))}
            isRequired
            autoFocus={insurer === undefined}
            autoComplete="off"
          />
          <Select
            {...open.form.field("network", t("insurer.network"))}
            onChange={(network) => open.form.set("network", network ?? "none")}
            options={networks}
          />
          <TextArea {...open.form.field("aliases", t("insurer.aliases"))} description={t("insurer.aliasesHint")} />
          <Switch {...open.form.tick("isActive", t("insurer.isActive"))}>{t("insurer.isActive")}</Switch>
        </FormGrid>
      </Section>
    </RecordForm>
  )
}

type InsurerValues = typeof InsurerDraft.Encoded

/** Insurers as records with a form. */
const insurerKind: RecordKind<typeof InsurerDraft, Insurer> = {
  name: "insurer",
  schema: InsurerDraft,
  valuesOf: (kept) => ({
    insurerName: kept?.insurerName ?? "",
    aliases: kept?.aliases ?? "",
    network: kept?.network ?? "none",
    isActive: kept?.isActive ?? true
  }),
  hrefOf: ({ id }) => `/admin/insurers/${id}/edit`,
  get: getInsurer,
  list: listInsurers,
  post: postInsurer,
  put: putInsurer
}

/** The texts of the insurer form: field labels, values and messages. */
const useInsurerWords = (): RecordTexts<InsurerValues> => {
  const { t, of } = useWords()
  const labels = {
    insurerName: t("insurer.name"),
    aliases: t("insurer.aliases"),
    network: t("insurer.network"),
    isActive: t("insurer.isActive")
  }
  return {
    labels,
    nameOf: (path) => ({
      label: labels[path as keyof InsurerValues] ?? path,
      isChoice: path === "network" || path === "isActive"
    }),
    say: (name, values) =>
      name === "network"
        ? of("partnerNetwork", values.network)
        : name === "isActive"
          ? t(values.isActive ? "yes" : "no")
          : values[name],
    created: t("insurer.created"),
    saved: t("insurer.saved"),
    joined: t("insurer.joined"),
    changed: t("failure.InsurerChanged")
  }
}
