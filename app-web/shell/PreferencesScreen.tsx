import "./PreferencesScreen.css"
import { PageHeader } from "#ui/PageHeader.tsx"
import { SegmentedControl } from "#ui/SegmentedControl.tsx"
import { type Language, languageNames } from "#web/words/languages.ts"
import { useWords } from "#web/words/useWords.ts"
import { useSpeech } from "#web/words/WordsProvider.tsx"
import { chooseTheme, useTheme } from "./theme.ts"
import { themes } from "./themes.ts"

const languageOptions = (Object.entries(languageNames) as Array<[Language, string]>).map(([value, label]) => ({ value, label }))

/** /account/preferences: how this device speaks and looks. Takes effect at once. */
export function PreferencesScreen() {
  const { t } = useWords()
  const { language, choose } = useSpeech()
  const theme = useTheme()
  const themeOptions = (Object.keys(themes) as Array<keyof typeof themes>).map((value) => ({ value, label: t(themes[value]) }))
  return (
    <>
      <PageHeader title={t("route.preferences")} about={t("preferences.about")} />
      <div className="Preferences">
        <SegmentedControl label={t("language")} options={languageOptions} value={language} onChange={choose} />
        <SegmentedControl label={t("theme")} options={themeOptions} value={theme} onChange={chooseTheme} />
      </div>
    </>
  )
}
