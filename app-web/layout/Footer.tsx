import "./Footer.css"
import { Button } from "#ui/Button.tsx"
import { IconButton } from "#ui/IconButton.tsx"
import { Menu } from "#ui/Menu.tsx"
import { useChooseLanguage, useUnsavedLanguage } from "#web/account/useChooseLanguage.ts"
import { chooseTheme, useTheme, themeIcons, themes } from "#web/page/theme.ts"
import { languageName, languageTags } from "#domain/words/languages.ts"
import { useWords } from "#web/words/useWords.ts"
import { useLocale } from "#web/words/WordsProvider.tsx"

/** The page footer: copyright (spec §9), language, and theme. */
export function Footer() {
  const { t } = useWords()
  useUnsavedLanguage()
  return (
    <footer className="Footer">
      <span>{t("copyright")}</span>
      <span className="FooterChoices">
        <LanguageSwitch />
        <ThemeMenu />
      </span>
    </footer>
  )
}

/** A menu of the available languages. The choice is stored on this device and in the profile of a signed-in user. */
function LanguageSwitch() {
  const { t } = useWords()
  const { language } = useLocale()
  const choose = useChooseLanguage()
  return (
    <div className="LanguageSwitch" role="group" aria-label={t("language")}>
      {languageTags.map((code) => (
        <Button
          key={code}
          variant="quiet"
          size="small"
          aria-label={`${code.toUpperCase()} ${languageName(code)}`}
          aria-pressed={code === language}
          onPress={() => choose(code)}
        >
          {code.toUpperCase()}
        </Button>
      ))}
    </div>
  )
}

/** A menu for a light, dark or system theme, stored on this device. */
function ThemeMenu() {
  const { t } = useWords()
  const theme = useTheme()
  return (
    <Menu
      label={t("theme")}
      placement="top end"
      trigger={<IconButton icon={themeIcons[theme]} size="small" label={t("theme.now", { theme: t(themes[theme]) })} />}
      groups={[
        {
          choices: (Object.keys(themes) as Array<keyof typeof themes>).map((id) => ({
            id,
            label: t(themes[id]),
            icon: id === theme ? ("check" as const) : themeIcons[id],
            onAction: () => chooseTheme(id)
          }))
        }
      ]}
    />
  )
}
