import { maxOrigins } from "#domain/public-page/PublicPageSetting.ts"
import { Button } from "#ui/Button.tsx"
import { IconButton } from "#ui/IconButton.tsx"
import { Section } from "#ui/Section.tsx"
import { TextField } from "#ui/TextField.tsx"
import { focusField } from "#web/forms/formErrors.ts"
import type { Form } from "#web/forms/useForm.ts"
import { copyText } from "#web/page/copyText.ts"
import { useToast } from "#web/page/useToast.ts"
import { useWords } from "#web/words/useWords.ts"
import type { SettingInput } from "./pageKinds.ts"

/** The shop's own sites that may embed the quote, and the script tag that embeds it. */
export function EmbedSection({ form }: { readonly form: Form<typeof SettingInput> }) {
  const { t } = useWords()
  const showToast = useToast()
  const { embedOrigins: sites } = form.values
  const line = `<script async src="${location.origin}/embed.js"></script>`
  const add = () => {
    form.set("embedOrigins", [...sites, ""])
    focusField(`embedOrigins.${sites.length}`)
  }
  const remove = (place: number) => {
    form.set(
      "embedOrigins",
      sites.filter((_, at) => at !== place)
    )
    if (sites.length > 1) focusField(`embedOrigins.${Math.max(0, place - 1)}`)
  }
  const copy = async () =>
    showToast(
      (await copyText(line))
        ? { kind: "success", text: t("publicPage.lineCopied") }
        : { kind: "warning", text: t("publicPage.lineNotCopied") }
    )
  return (
    <Section title={t("publicPage.embed")} description={t("publicPage.embedHint")} id="embed">
      <div className="PageParts">
        {sites.map((_, place) => {
          const name = t("publicPage.site", { number: place + 1 })
          return (
            <div key={place} className="PageSite">
              <TextField
                {...form.field(`embedOrigins.${place}`, name)}
                isRequired
                type="url"
                inputMode="url"
                autoComplete="off"
                placeholder="https://www.example.com"
              />
              <IconButton
                icon="trash"
                label={t("publicPage.removeSite", { number: place + 1 })}
                onPress={() => remove(place)}
              />
            </div>
          )
        })}
        <div>
          <Button size="small" icon="plus" isDisabled={sites.length >= maxOrigins} onPress={add}>
            {t("publicPage.addSite")}
          </Button>
        </div>
        {sites.length > 0 && (
          <div className="PageLine" role="group" aria-label={t("publicPage.line")}>
            <p>{t("publicPage.lineHint")}</p>
            <code>{line}</code>
            <Button size="small" icon="copy" onPress={() => void copy()}>
              {t("publicPage.copyLine")}
            </Button>
          </div>
        )}
      </div>
    </Section>
  )
}
