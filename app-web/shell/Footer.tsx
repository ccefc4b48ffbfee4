import "./Footer.css"
import { useWords } from "#web/words/useWords.ts"
import { LanguageSwitch } from "./LanguageSwitch.tsx"
import { ThemeMenu } from "./ThemeMenu.tsx"

/** Below everything: copyright (spec §9), language, light or dark. */
export function Footer() {
  const { t } = useWords()
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
