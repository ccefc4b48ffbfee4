import "./PreferencesScreen.css"
import { access } from "#domain/access/accessTable.ts"
import { mayEnter } from "#domain/access/mayEnter.ts"
import { PageHeader } from "#ui/PageHeader.tsx"
import { Section } from "#ui/Section.tsx"
import { SegmentedControl } from "#ui/SegmentedControl.tsx"
import { Switch } from "#ui/Switch.tsx"
import { OwnTimeZone } from "#web/account/OwnTimeZone.tsx"
import { useUser } from "#web/session/useUser.ts"
import { type Language, languageNames } from "#web/words/languages.ts"
import { useWords } from "#web/words/useWords.ts"
import { useSpeech } from "#web/words/WordsProvider.tsx"
import { singleKeys } from "./singleKeys.ts"
import { chooseTheme, useTheme } from "./theme.ts"
import { themes } from "./themes.ts"
import { useChooseLanguage } from "./useChooseLanguage.ts"

const languageOptions = (Object.entries(languageNames) as Array<[Language, string]>).map(([value, label]) => ({
  value,
  label
}))

/** /account/preferences: how the product speaks, looks and listens. Takes effect at once. */
export function PreferencesScreen() {
  const { t } = useWords()
  const user = useUser()
  const { language } = useSpeech()
  const choose = useChooseLanguage()
  const theme = useTheme()
  const hasSingleKeys = singleKeys.use()
  const themeOptions = (Object.keys(themes) as Array<keyof typeof themes>).map((value) => ({
    value,
    label: t(themes[value])
  }))
  return (
    <>
      <PageHeader title={t("route.preferences")} about={t("preferences.about")} />
      <Section title={t("preferences.account")} description={t("preferences.accountAbout")} id="account">
        <div className="Preferences">
          <SegmentedControl label={t("language")} options={languageOptions} value={language} onChange={choose} />
          {mayEnter(access["/account"], user) && <OwnTimeZone />}
        </div>
      </Section>
      <Section title={t("preferences.device")} id="device">
        <div className="Preferences">
          <SegmentedControl label={t("theme")} options={themeOptions} value={theme} onChange={chooseTheme} />
          <Switch isSelected={hasSingleKeys} onChange={singleKeys.choose} description={t("shortcuts.singleAbout")}>
            {t("shortcuts.single")}
          </Switch>
        </div>
      </Section>
    </>
  )
}
