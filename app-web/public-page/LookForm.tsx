import { pageColorNames } from "#domain/public-page/pageChoices.ts"
import "./PagePreview.css"
import { useState } from "react"
import { FileId } from "#domain/files/FileId.ts"
import { type PageColors, defaultColors } from "#domain/public-page/PageColors.ts"
import type { PagePicture, PublicPageLook, PublicPageLookDraft } from "#domain/public-page/PublicPageLook.ts"
import { languages, languageTags } from "#domain/words/languages.ts"
import { Button } from "#ui/Button.tsx"
import { Callout } from "#ui/Callout.tsx"
import { ColorField } from "#ui/ColorField.tsx"
import { FormGrid } from "#ui/FormGrid.tsx"
import { PageHeader } from "#ui/PageHeader.tsx"
import { Section } from "#ui/Section.tsx"
import { Switch } from "#ui/Switch.tsx"
import { TextArea } from "#ui/TextArea.tsx"
import { RecordForm } from "#web/forms/RecordForm.tsx"
import type { RecordTexts } from "#web/forms/RecordTexts.ts"
import type { Form } from "#web/forms/useForm.ts"
import { useOpenRecord } from "#web/forms/useOpenRecord.ts"
import { type Failure, useSaveRecord } from "#web/forms/useSaveRecord.ts"
import { lazyPart } from "#web/loading/lazyPart.tsx"
import { useWords } from "#web/words/useWords.ts"
import { lookKind } from "./pageKinds.ts"
import { PagePictures } from "./PagePictures.tsx"
import type { PagePreviewProps } from "./PagePreview.tsx"
import { correctedColors } from "./pageTokens.ts"

const PagePreview = lazyPart<PagePreviewProps, "PagePreview">(() => import("./PagePreview.tsx"), "PagePreview", "now")

type LookFormOf = Form<typeof PublicPageLookDraft>

const isColor = (text: string) => /^#(?:[0-9a-f]{6}|[0-9a-f]{8})$/i.test(text)

/** The typed colors; invalid ones fall back to the saved values. */
const typedColors = (typed: PageColors, kept: PageColors): PageColors =>
  Object.fromEntries(
    pageColorNames.map((name) => [name, isColor(typed[name]) ? typed[name] : kept[name]])
  ) as unknown as PageColors

const errorsOf = ({ _tag }: Failure) =>
  _tag === "PagePictureGone" ? { recentJobs: ["failure.PagePictureGone"] } : undefined

export interface LookFormProps {
  readonly look: PublicPageLook
}

/** The form, with a live preview of the page next to it. */
export function LookForm({ look }: LookFormProps) {
  const { t } = useWords()
  const kept = { ...look, id: "look" }
  const [kind] = useState(() => lookKind(kept))
  const words = useLookWords()
  const open = useOpenRecord(kind, kept)
  const saving = useSaveRecord(kind, open, words, { errorsOf })
  const { form } = open
  const { values } = form
  const header = (
    <PageHeader
      title={t("route.publicPage")}
      about={t("publicPage.lookAbout")}
      back={{ label: t("route.admin"), href: "/admin" }}
    />
  )
  // The preview loads pictures through the staff endpoint, which serves a single size.
  const shown = ({ id, alt }: { readonly id: string; readonly alt: string }): PagePicture => ({
    id: FileId.make(id),
    alt,
    small: FileId.make(id),
    width: 1600,
    height: 1200
  })
  return (
    <div className="PageForm">
      <div>
        <RecordForm open={open} saving={saving} words={words} header={header} listHref="/admin">
          <ColorsSection form={form} kept={look.colors} />
          <PagePictures form={form} />
          <TextsSection form={form} />
          <PlaceSection form={form} />
        </RecordForm>
      </div>
      <PagePreview
        typed={(facts) => ({
          ...facts,
          places: values.showAddress ? facts.places : [],
          map: values.showMap ? facts.map : null,
          look: {
            ...facts.look,
            ...values,
            colors: typedColors(values.colors, look.colors),
            banner: values.banner && shown(values.banner),
            about: values.about && shown(values.about),
            recentJobs: values.recentJobs.map(shown)
          }
        })}
      />
    </div>
  )
}

/** The eight colors, followed by notes on those that are adjusted for legibility. */
function ColorsSection({ form, kept }: { readonly form: LookFormOf; readonly kept: PageColors }) {
  const { t, of } = useWords()
  const corrected = correctedColors(typedColors(form.values.colors, kept))
  return (
    <Section
      title={t("publicPage.colors")}
      description={t("publicPage.colorsHint")}
      id="colors"
      actions={
        <Button size="small" variant="quiet" icon="undo" onPress={() => form.set("colors", defaultColors)}>
          {t("publicPage.usualColors")}
        </Button>
      }
    >
      <FormGrid columns={2}>
        {pageColorNames.map((name) => (
          <ColorField
            key={name}
            {...form.field(`colors.${name}`, of("pageColor", name))}
            pickLabel={`${t("publicPage.pickColor")}: ${of("pageColor", name)}`}
            allowsAlpha={name === "imageOverlay" || name === "separator"}
            isRequired
          />
        ))}
      </FormGrid>
      {corrected.length > 0 && (
        <Callout tone="warning" isLive title={t("publicPage.corrected")}>
          {corrected.map((name) => of("pageColor", name)).join(", ")}
        </Callout>
      )}
    </Section>
  )
}

/** The shop's texts in each of its customers' languages. */
function TextsSection({ form }: { readonly form: LookFormOf }) {
  const { t } = useWords()
  return (
    <Section title={t("publicPage.texts")} description={t("publicPage.textsHint")} id="texts">
      <div className="PageParts">
        {languageTags.map((tag) => {
          const language = languages[tag].name
          return (
            <FormGrid key={tag} columns={2}>
              <TextArea {...form.field(`aboutText.${tag}`, t("publicPage.aboutText", { language }))} rows={5} />
              <TextArea {...form.field(`contactIntro.${tag}`, t("publicPage.contactIntro", { language }))} rows={5} />
            </FormGrid>
          )
        })}
      </div>
    </Section>
  )
}

/** Whether address and map are shown (spec §3). */
function PlaceSection({ form }: { readonly form: LookFormOf }) {
  const { t } = useWords()
  return (
    <Section title={t("publicPage.place")} id="place">
      <div className="PageParts">
        <Switch {...form.tick("showAddress", t("publicPage.showAddress"))}>{t("publicPage.showAddress")}</Switch>
        <Switch {...form.tick("showMap", t("publicPage.showMap"))} description={t("publicPage.showMapHint")}>
          {t("publicPage.showMap")}
        </Switch>
      </div>
    </Section>
  )
}

type LookValues = typeof PublicPageLookDraft.Encoded

/** Labels, formatted values and messages of the look as a record. */
const useLookWords = (): RecordTexts<LookValues> => {
  const { t, of } = useWords()
  const labels: Readonly<Record<keyof LookValues, string>> = {
    colors: t("publicPage.colors"),
    banner: t("publicPage.banner"),
    about: t("publicPage.about"),
    recentJobs: t("publicPage.pictures"),
    aboutText: t("publicPage.texts"),
    contactIntro: t("publicPage.texts"),
    showAddress: t("publicPage.showAddress"),
    showMap: t("publicPage.showMap")
  }
  const saved = t("publicPage.saved")
  const nameOf = (path: string) => {
    const [field = "", part = ""] = path.split(".")
    if (field === "colors" && part in defaultColors) return of("pageColor", part as keyof PageColors)
    if ((field === "aboutText" || field === "contactIntro") && part in languages)
      return t(`publicPage.${field}`, { language: languages[part as keyof typeof languages].name })
    return labels[field as keyof LookValues] ?? path
  }
  return {
    labels,
    nameOf: (path) => ({ label: nameOf(path) }),
    say: (name, values) => {
      switch (name) {
        case "colors":
          return Object.values(values.colors).join(" ")
        case "aboutText":
        case "contactIntro":
          return Object.values(values[name]).filter(Boolean).join(" / ")
        case "recentJobs":
          return values.recentJobs.map(({ alt }) => alt).join(", ")
        case "banner":
        case "about":
          return values[name]?.alt ?? "–"
        default:
          return String(values[name])
      }
    },
    created: saved,
    saved,
    joined: t("publicPage.joined"),
    changed: t("failure.PublicPageLookChanged")
  }
}
