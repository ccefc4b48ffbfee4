import { DefaultJobType, OfferedService, PagePayment } from "#domain/public-page/pageChoices.ts"
import "./PagePreview.css"
import { useState } from "react"
import { listUsers } from "#domain/people/usersApi.ts"
import { type PublicPageSetting } from "#domain/public-page/PublicPageSetting.ts"
import { weekdays } from "#domain/shared/WeekHours.ts"
import { Button } from "#ui/Button.tsx"
import { CheckboxGroup } from "#ui/CheckboxGroup.tsx"
import { DecimalField } from "#ui/DecimalField.tsx"
import { FormGrid } from "#ui/FormGrid.tsx"
import { MoneyField } from "#ui/MoneyField.tsx"
import { MultiSelect } from "#ui/MultiSelect.tsx"
import { PageHeader } from "#ui/PageHeader.tsx"
import { Section } from "#ui/Section.tsx"
import { Select } from "#ui/Select.tsx"
import { Switch } from "#ui/Switch.tsx"
import { useFullList } from "#web/api/useFullList.ts"
import { LazyTimeField } from "#web/forms/LazyTimeField.tsx"
import { RecordForm } from "#web/forms/RecordForm.tsx"
import type { RecordTexts } from "#web/forms/RecordTexts.ts"
import type { Form } from "#web/forms/useForm.ts"
import { useOpenRecord } from "#web/forms/useOpenRecord.ts"
import { type Failure, useSaveRecord } from "#web/forms/useSaveRecord.ts"
import { lazyPart } from "#web/loading/lazyPart.tsx"
import { useProfiles } from "#web/pricing-profiles/useProfiles.ts"
import { useWords } from "#web/words/useWords.ts"
import { useLocale } from "#web/words/WordsProvider.tsx"
import { EmbedSection } from "./EmbedSection.tsx"
import { PageAddOn } from "./PageAddOn.tsx"
import { QuoteFunnel } from "./QuoteFunnel.tsx"
import { type SettingInput, settingKind } from "./pageKinds.ts"
import type { PagePreviewProps } from "./PagePreview.tsx"

const PagePreview = lazyPart<PagePreviewProps, "PagePreview">(() => import("./PagePreview.tsx"), "PagePreview", "now")

type SettingFormOf = Form<typeof SettingInput>

/** Maps failures to the field they concern. */
const errorsOf = ({ _tag }: Failure) =>
  _tag === "RecipientsUnknown"
    ? { recipients: ["failure.RecipientsUnknown"] }
    : _tag === "PricingProfileNotFound"
      ? { pricingProfile: ["requiredChoice"] }
      : undefined

export interface SettingFormProps {
  readonly setting: PublicPageSetting
}

/** The form, with a live preview of the page next to it. */
export function SettingForm({ setting }: SettingFormProps) {
  const { t } = useWords()
  const kept = { ...setting, id: "setting" }
  const [kind] = useState(() => settingKind(kept))
  const words = useSettingWords()
  const open = useOpenRecord(kind, kept)
  const saving = useSaveRecord(kind, open, words, { errorsOf })
  const { form } = open
  const { services, serviceRadius, hours } = form.values
  const miles = serviceRadius ?? 0
  const header = (
    <PageHeader
      title={t("route.publicSettings")}
      about={t("publicPage.settingAbout")}
      back={{ label: t("route.admin"), href: "/admin" }}
    />
  )
  return (
    <div className="PageForm">
      <div>
        <RecordForm open={open} saving={saving} words={words} header={header} listHref="/admin">
          <Section title={t("publicPage.show")} id="show">
            <Switch {...form.tick("isOn", t("publicPage.isOn"))} description={t("publicPage.isOnHint")}>
              {t("publicPage.isOn")}
            </Switch>
          </Section>
          <OfferSection form={form} />
          <MoneySection form={form} />
          <RecipientsSection form={form} />
          <HoursSection form={form} />
          <EmbedSection form={form} />
          <QuoteFunnel />
          <PageAddOn />
        </RecordForm>
      </div>
      <PagePreview
        typed={(facts) => ({
          ...facts,
          services,
          hours,
          serviceRadius: miles,
          hasPrices: form.values.pricingProfile !== null,
          map: facts.map && { ...facts.map, miles, reach: Math.max(miles, 5) * 1.35 }
        })}
      />
    </div>
  )
}

/** The services visitors can request, and the service radius. */
function OfferSection({ form }: { readonly form: SettingFormOf }) {
  const { t, of } = useWords()
  const services = form.field("services", t("publicPage.services"), { isChoice: true })
  const defaultJobType = form.field("defaultJobType", t("publicPage.defaultJobType"), { isChoice: true })
  return (
    <Section title={t("publicPage.offer")} id="offer">
      <FormGrid columns={2}>
        <CheckboxGroup
          {...services}
          isRequired
          options={OfferedService.literals.map((value) => ({ value, label: of("offeredService", value) }))}
          onChange={(chosen) =>
            form.set(
              "services",
              OfferedService.literals.filter((one) => chosen.includes(one))
            )
          }
        />
        <div className="PageParts">
          <Select
            {...defaultJobType}
            isRequired
            options={DefaultJobType.literals.map((value) => ({ value, label: of("defaultJobType", value) }))}
            onChange={(value) => {
              if (value !== null) defaultJobType.onChange(value)
            }}
          />
          <DecimalField
            {...form.field("serviceRadius", t("publicPage.serviceRadius"))}
            description={t("publicPage.serviceRadiusHint")}
            digits={0}
            atLeast={0}
            isRequired
            suffix={t("publicPage.miles")}
            unclearMessage={t("number.unclear")}
          />
        </div>
      </FormGrid>
    </Section>
  )
}

/** The pricing profile for visitors, and the deposit for booking. */
function MoneySection({ form }: { readonly form: SettingFormOf }) {
  const { t, of } = useWords()
  const profiles = useProfiles()
  const currency = useLocale().country === "CA" ? "CAD" : "USD"
  const profile = form.field("pricingProfile", t("publicPage.pricingProfile"), { isChoice: true })
  const payment = form.field("payment", t("publicPage.payment"), { isChoice: true })
  return (
    <Section title={t("publicPage.money")} id="money">
      <FormGrid columns={2}>
        <Select
          {...profile}
          placeholder={t("publicPage.noProfile")}
          noneLabel={t("publicPage.noProfile")}
          options={profiles.map(({ id, profileName }) => ({ value: id as string, label: profileName }))}
          onChange={(value) => profile.onChange(value as typeof profile.value)}
        />
        <Select
          {...payment}
          isRequired
          options={PagePayment.literals.map((value) => ({ value, label: of("pagePayment", value) }))}
          onChange={(value) => {
            if (value !== null) payment.onChange(value)
          }}
        />
        {form.values.payment === "deposit" && (
          <MoneyField
            {...form.field("deposit", t("publicPage.deposit"))}
            description={t("publicPage.depositHint")}
            isRequired
            currency={currency}
            unclearMessage={t("number.unclear")}
          />
        )}
      </FormGrid>
    </Section>
  )
}

/** Only active users can be chosen. Users who have left since remain listed so that they can be removed (spec §5). */
function RecipientsSection({ form }: { readonly form: SettingFormOf }) {
  const { t } = useWords()
  const users = useFullList(listUsers).filter(({ active }) => active)
  const { value, ...field } = form.field("recipients", t("publicPage.recipients"), { isChoice: true })
  const known = new Map(
    users.map(({ emailAddress, firstName, lastName }) => [emailAddress, `${firstName} ${lastName} · ${emailAddress}`])
  )
  const gone = value.filter((address) => !known.has(address))
  return (
    <Section title={t("publicPage.people")} id="people">
      <FormGrid columns={2}>
        <MultiSelect
          {...field}
          value={value}
          isRequired
          description={t("publicPage.recipientsHint")}
          countLabel={(count) => t("publicPage.recipientCount", { count })}
          options={[
            ...[...known].map(([address, label]) => ({ value: address, label })),
            ...gone.map((address) => ({ value: address, label: address }))
          ]}
          onChange={(chosen) => form.set("recipients", chosen)}
        />
      </FormGrid>
    </Section>
  )
}

/** A row per day: whether it is open, and from when to when. */
function HoursSection({ form }: { readonly form: SettingFormOf }) {
  const { t, of } = useWords()
  const { hours } = form.values
  return (
    <Section title={t("publicPage.hours")} description={t("publicPage.hoursHint")} id="hours">
      <div className="PageHours">
        {hours.map(({ isOpen }, at) => {
          const day = of("weekday", weekdays[at]!)
          return (
            <div key={at} className="PageDay" role="group" aria-label={day}>
              <Switch {...form.tick(`hours.${at}.isOpen`, day)} aria-label={t("publicPage.isOpen", { day })}>
                {day}
              </Switch>
              {isOpen && (
                <>
                  <LazyTimeField {...form.field(`hours.${at}.open`, t("publicPage.open"))} isLabelHidden />
                  <LazyTimeField {...form.field(`hours.${at}.close`, t("publicPage.close"))} isLabelHidden />
                </>
              )}
            </div>
          )
        })}
        <div>
          <Button
            size="small"
            variant="quiet"
            icon="copy"
            onPress={() =>
              form.set(
                "hours",
                hours.map((one, at) => (at < 5 ? hours[0]! : one))
              )
            }
          >
            {t("publicPage.sameHours")}
          </Button>
        </div>
      </div>
    </Section>
  )
}

type SettingValues = typeof SettingInput.Encoded

/** Labels, formatted values and messages of the settings as a record. */
const useSettingWords = (): RecordTexts<SettingValues> => {
  const { t, of } = useWords()
  const labels: Readonly<Record<keyof SettingValues, string>> = {
    isOn: t("publicPage.isOn"),
    serviceRadius: t("publicPage.serviceRadius"),
    defaultJobType: t("publicPage.defaultJobType"),
    services: t("publicPage.services"),
    pricingProfile: t("publicPage.pricingProfile"),
    payment: t("publicPage.payment"),
    deposit: t("publicPage.deposit"),
    recipients: t("publicPage.recipients"),
    hours: t("publicPage.hours"),
    embedOrigins: t("publicPage.sites")
  }
  const saved = t("publicPage.saved")
  const hoursName = (path: string) => {
    const [, day, part] = path.split(".")
    const name = weekdays[Number(day)]
    return name === undefined
      ? labels.hours
      : `${of("weekday", name)}, ${t(part === "open" ? "publicPage.open" : "publicPage.close")}`
  }
  return {
    labels,
    nameOf: (path) => ({
      label: path.startsWith("hours.")
        ? hoursName(path)
        : path.startsWith("embedOrigins.")
          ? t("publicPage.site", { number: Number(path.split(".")[1]) + 1 })
          : (labels[path as keyof SettingValues] ?? path),
      isChoice: path === "services" || path === "pricingProfile"
    }),
    say: (name, values) => {
      switch (name) {
        case "services":
          return values.services.map((one) => of("offeredService", one)).join(", ")
        case "defaultJobType":
          return of("defaultJobType", values.defaultJobType)
        case "payment":
          return of("pagePayment", values.payment)
        case "recipients":
        case "embedOrigins":
          return values[name].join(", ")
        case "hours":
          return values.hours
            .map(
              ({ isOpen, open, close }, at) => `${of("weekday", weekdays[at]!)} ${isOpen ? `${open}–${close}` : "–"}`
            )
            .join(", ")
        case "deposit":
          return values.deposit === null ? "–" : (values.deposit / 100).toFixed(2)
        default:
          return String(values[name] ?? "–")
      }
    },
    created: saved,
    saved,
    joined: t("publicPage.joined"),
    changed: t("failure.PublicPageSettingChanged")
  }
}
