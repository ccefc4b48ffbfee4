import "./LanguageSwitch.css"
import { Button } from "#ui/Button.tsx"
import { type Language, languageNames } from "#web/words/languages.ts"
import { useWords } from "#web/words/useWords.ts"
import { useSpeech } from "#web/words/WordsProvider.tsx"
import { useChooseLanguage } from "./useChooseLanguage.ts"

const all = Object.entries(languageNames) as ReadonlyArray<[Language, string]>

/** English, French, Spanish; kept on this device, and in the profile of who is signed in. */
export function LanguageSwitch() {
  const { t } = useWords()
  const { language } = useSpeech()
  const choose = useChooseLanguage()
  return (
    <div className="LanguageSwitch" role="group" aria-label={t("language")}>
      {all.map(([code, name]) => (
        <Button
          key={code}
          variant="quiet"
          size="small"
          aria-label={`${code.toUpperCase()} ${name}`}
          aria-pressed={code === language}
          onPress={() => choose(code)}
        >
          {code.toUpperCase()}
        </Button>
      ))}
    </div>
  )
}
