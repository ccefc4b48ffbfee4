import { Schema } from "effect"
import { useState } from "react"
import { type ChoiceLists, ChoiceListsDraft, maxChoices } from "#domain/choice-lists/ChoiceLists.ts"
import { getChoiceLists, putChoiceLists } from "#domain/choice-lists/choiceListsApi.ts"
import { plainText } from "#domain/shared/PlainText.ts"
import { FormGrid } from "#ui/FormGrid.tsx"
import { PageHeader } from "#ui/PageHeader.tsx"
import { Section } from "#ui/Section.tsx"
import { TextArea } from "#ui/TextArea.tsx"
import { useApiQuery } from "#web/api/useApiQuery.ts"
import { RecordForm } from "#web/forms/RecordForm.tsx"
import type { RecordKind } from "#web/forms/RecordKind.ts"
import { RecordWaiting } from "#web/forms/RecordWaiting.tsx"
import type { RecordTexts } from "#web/forms/RecordTexts.ts"
import { useOpenRecord } from "#web/forms/useOpenRecord.ts"
import { useSaveRecord } from "#web/forms/useSaveRecord.ts"
import { useWords } from "#web/words/useWords.ts"

/** /admin/lists: the shop's own option lists. */
export function ChoiceListsScreen() {
  const { t } = useWords()
  const { data, error, refetch } = useApiQuery(getChoiceLists, {})
  if (data !== undefined) return <ChoiceListsForm lists={data} />
  return (
    <RecordWaiting
      back={{ label: t("route.admin"), href: "/admin" }}
      failure={error ?? undefined}
      onRetry={() => void refetch()}
    />
  )
}

/** A form with one entry per line. The order of the lines is the order of the options. */
function ChoiceListsForm({ lists }: { readonly lists: ChoiceLists }) {
  const { t } = useWords()
  const kept = { ...lists, id: "lists" }
  const wordOf = useCodeWords()
  const [kind] = useState(() => choiceListsKind(kept, wordOf))
  const words = useChoiceListsWords()
  const open = useOpenRecord(kind, kept)
  const saving = useSaveRecord(kind, open, words)
  const header = (
    <PageHeader
      title={t("choiceLists.title")}
      about={t("choiceLists.about")}
      back={{ label: t("route.admin"), href: "/admin" }}
    />
  )
  return (
    <RecordForm open={open} saving={saving} words={words} header={header} listHref="/admin">
      <Section title={t("choiceLists.entries")} description={t("choiceLists.intro")} id="lists">
        <FormGrid columns={2}>
          <TextArea {...open.form.field("paymentSources", t("choiceLists.paymentSources"))} rows={8} />
          <TextArea {...open.form.field("lostReasons", t("choiceLists.lostReasons"))} rows={8} />
        </FormGrid>
      </Section>
    </RecordForm>
  )
}

const namesIn = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")

/** A list as typed, one entry per line. Validated by the list's own type. */
const Lines = plainText(maxChoices * 100).check(
  Schema.makeFilter((text) => {
    const names = namesIn(text)
    if (names.length === 0) return "required"
    if (names.some((name) => name.length > 80)) return "tooLong:80"
    if (names.length > maxChoices) return `tooMany:${maxChoices}`
    if (new Set(names.map((name) => name.toLowerCase())).size < names.length) return "choiceList.twice"
    return Schema.is(ChoiceListsDraft.fields.lostReasons)(names) ? undefined : "invalid"
  })
)
const ListsForm = Schema.Struct({ paymentSources: Lines, lostReasons: Lines })
type ListsValues = typeof ListsForm.Encoded

/** The word families of the codes under which built-in entries are stored. */
type CodeFamily = "paymentSource" | "lostReason"

/**
 * Returns an entry in the user's language: built-in entries are translated by their code, the shop's own are shown as
 * entered.
 */
const useCodeWords = () => {
  const { knows, said } = useWords()
  return (family: CodeFamily, name: string) => (knows(`${family}.${name}`) ? said(`${family}.${name}`) : name)
}

type Kept = ChoiceLists & { readonly id: string }

/** The lists as a record with a form. There is exactly one, and it always exists. */
const choiceListsKind = (first: Kept, wordOf: ReturnType<typeof useCodeWords>): RecordKind<typeof ListsForm, Kept> => ({
  name: "choice-lists",
  schema: ListsForm,
  valuesOf: (kept = first) => ({
    paymentSources: kept.paymentSources.map((name) => wordOf("paymentSource", name)).join("\n"),
    lostReasons: kept.lostReasons.map((name) => wordOf("lostReason", name)).join("\n")
  }),
  changeOf: ({ paymentSources, lostReasons }, _id, version) => ({
    version,
    paymentSources: namesIn(paymentSources),
    lostReasons: namesIn(lostReasons)
  }),
  hrefOf: () => "/admin/lists",
  get: getChoiceLists,
  list: getChoiceLists,
  post: putChoiceLists,
  put: putChoiceLists
})

/** The texts of the lists form: labels, values and messages. */
const useChoiceListsWords = (): RecordTexts<ListsValues> => {
  const { t } = useWords()
  const labels = { paymentSources: t("choiceLists.paymentSources"), lostReasons: t("choiceLists.lostReasons") }
  const saved = t("choiceLists.saved")
  return {
    labels,
    nameOf: (path) => ({ label: labels[path as keyof ListsValues] ?? path }),
    say: (name, values) => namesIn(values[name]).join(", "),
    created: saved,
    saved,
    joined: t("choiceLists.joined"),
    changed: t("failure.ChoiceListsChanged")
  }
}
