import { Schema } from "effect"
import { useRef, useState } from "react"
import { type Insurer, InsurerDraft, insurerNamed, namesOf } from "#domain/insurers/Insurer.ts"
import { listInsurers, postInsurer } from "#domain/insurers/insurersApi.ts"
import { ComboBox } from "#ui/ComboBox.tsx"
import { useSend } from "#web/api/useSend.ts"
import { useKnownWhole } from "#web/api/useWhole.ts"
import type { FormFields } from "#web/forms/useForm.ts"
import type { JobForm } from "#web/jobs/form/JobForm.ts"
import { useToast } from "#web/page/useToast.ts"
import { useRights } from "#web/jobs/useRights.ts"
import { useWords } from "#web/words/useWords.ts"

/**
 * The claim's insurer, found among the shop's by its name or another name of it. A name that is not among them may be
 * kept as it is, or added to them from here.
 */
export function InsurerField({ form }: { readonly form: FormFields<typeof JobForm> }) {
  const { t, of } = useWords()
  const { seesCustomers } = useRights()
  const showToast = useToast()
  const data = useKnownWhole(listInsurers)
  const { send, isPending } = useSend(postInsurer, {
    refreshes: [listInsurers],
    onDone: () => showToast({ kind: "success", text: t("insurer.created") }),
    onFailure: () => {
      // Offered anew: the list tells what is chosen by its key, and would not tell it twice.
      setAttempt((one) => one + 1)
      return false
    }
  })
  const [attempt, setAttempt] = useState(0)
  const isTyped = useRef(false)
  const { value, onChange, onBlur, ...field } = form.field("insurance.company", t("insurance.company"))
  const text = value.trim()
  const insurers = data ?? []
  const known = insurerNamed(insurers, text)
  const found = insurers.filter((one) => one.isActive && hasText(one, text)).slice(0, 8)
  const offersNew =
    data !== undefined && known === undefined && Schema.is(InsurerDraft.fields.insurerName)(text) && seesCustomers
  const items: ReadonlyArray<Offered> = offersNew ? [...found, { id: `${text} ${attempt}`, newName: text }] : found
  const networkOf = ({ network }: Insurer) => (network === "none" ? [] : [of("partnerNetwork", network)])
  const choose = (item: Offered | null) => {
    if (item === null) return
    isTyped.current = false
    if (!("newName" in item)) onChange(item.insurerName)
    else void send({ insurerName: item.newName, aliases: "", network: "none", isActive: true })
  }
  // What the insurer is called where another name of it is on the claim, and who administers its claims.
  const facts =
    known === undefined ? [] : [...(known.insurerName === text ? [] : [known.insurerName]), ...networkOf(known)]
  return (
    <ComboBox<Offered>
      {...field}
      items={items}
      itemKey={({ id }) => id}
      itemText={(item) => ("newName" in item ? item.newName : item.insurerName)}
      renderItem={(item) =>
        "newName" in item
          ? t("insurer.add", { name: item.newName })
          : [item.insurerName, ...networkOf(item)].join(" · ")
      }
      allowsCustomValue
      inputValue={value}
      onInputChange={(next) => {
        isTyped.current = true
        onChange(next)
      }}
      onChange={(_, item) => choose(item)}
      onBlur={() => {
        // Another name that was typed becomes the insurer's own; what older claims say stays as it is.
        if (isTyped.current && known !== undefined && known.insurerName !== value) onChange(known.insurerName)
        isTyped.current = false
        onBlur()
      }}
      isLoading={isPending || data === undefined}
      loadingLabel={t("insurers.loading")}
      emptyLabel={t(text === "" ? "insurers.none" : "insurer.notListed")}
      {...(facts.length === 0 ? {} : { description: facts.join(" · ") })}
    />
  )
}

/** An insurer of the shop, or to add what was typed. */
type Offered = Insurer | { readonly id: string; readonly newName: string }

const hasText = (insurer: Insurer, text: string) =>
  text === "" || namesOf(insurer).some((name) => name.toLowerCase().includes(text.toLowerCase()))
