import "./PreferencesScreen.css"
import { useState } from "react"
import { useQueryClient } from "@tanstack/react-query"
import { access } from "#domain/access/accessTable.ts"
import { hasAccess } from "#domain/access/hasAccess.ts"
import { getProfile } from "#domain/account/accountApi.ts"
import { PageHeader } from "#ui/PageHeader.tsx"
import { Section } from "#ui/Section.tsx"
import { SegmentedControl } from "#ui/SegmentedControl.tsx"
import { Switch } from "#ui/Switch.tsx"
import { useUser } from "#web/access/useUser.ts"
import { useRun } from "#web/api/ApiProvider.tsx"
import { isFailure } from "#web/api/failures.ts"
import { useFailureText } from "#web/api/LoadFailed.tsx"
import { useApiQuery } from "#web/api/useApiQuery.ts"
import { TimeZoneField } from "#web/forms/TimeZoneField.tsx"
import { singleKeys } from "#web/page/devicePreference.ts"
import { chooseTheme, themes, useTheme } from "#web/page/theme.ts"
import { useToast } from "#web/page/useToast.ts"
import { languageOptions } from "#web/forms/LanguageSelect.tsx"
import { useWords } from "#web/words/useWords.ts"
import { useLocale } from "#web/words/WordsProvider.tsx"
import { OwnNotifications } from "./OwnNotifications.tsx"
import { saveInProfile } from "./saveInProfile.ts"
import { useChooseLanguage } from "./useChooseLanguage.ts"

/** /account/preferences: language, appearance and sounds. Changes take effect immediately. */
export function PreferencesScreen() {
  const { t } = useWords()
  const user = useUser()
  const { language } = useLocale()
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
          {hasAccess(access["/account"], user) && <OwnTimeZone />}
        </div>
      </Section>
      {hasAccess(access["/account"], user) && <OwnNotifications />}
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

/** The user's time zone, saved to the profile as soon as it is chosen. */
function OwnTimeZone() {
  const { t } = useWords()
  const run = useRun()
  const queries = useQueryClient()
  const showToast = useToast()
  const textOf = useFailureText()
  const { data } = useApiQuery(getProfile, {})
  // The field was cleared to type another zone. The saved one is restored if none is chosen.
  const [isCleared, setCleared] = useState(false)
  if (data === undefined) return null
  const choose = async (timeZone: string) => {
    setCleared(timeZone === "")
    if (timeZone === "" || timeZone === data.timeZone) return
    try {
      queries.setQueryData([getProfile.name, {}], await run(saveInProfile({ timeZone })))
      showToast({ kind: "success", text: t("ownProfile.saved") })
    } catch (failure) {
      if (isFailure(failure)) showToast({ kind: "danger", text: textOf(failure) })
    }
  }
  return (
    <div className="OwnTimeZone">
      <TimeZoneField
        name="timeZone"
        label={t("timeZone")}
        value={isCleared ? "" : data.timeZone}
        onBlur={() => setCleared(false)}
        onChange={(zone) => void choose(zone)}
      />
    </div>
  )
}
