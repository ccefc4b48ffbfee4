import type { Language } from "#domain/people/User.ts"
import { Select } from "#ui/Select.tsx"
import { languageName, languageNumbers, languageOf, languageTags } from "#domain/words/languages.ts"

/** The available languages as the options of a Select, each in its own language. */
export const languageOptions = languageTags.map((value) => ({ value, label: languageName(value) }))

export interface LanguageSelectProps {
  readonly name: string
  readonly label: string
  readonly value: Language
  readonly onChange: (language: Language) => void
  readonly onBlur?: () => void
  readonly errorMessage?: string | undefined
  readonly isRequired?: boolean
}

const options = languageNumbers.map((number) => ({ value: `${number}`, label: languageName(languageOf(number)) }))

/**
 * The language stored in a user's profile, with each option in its own language. Spread `form.field("defaultLanguage",
 * …)` into it.
 */
export function LanguageSelect({ value, onChange, ...field }: LanguageSelectProps) {
  return (
    <Select
      {...field}
      options={options}
      value={`${value}`}
      onChange={(chosen) => {
        const number = languageNumbers.find((one) => `${one}` === chosen)
        if (number !== undefined) onChange(number)
      }}
    />
  )
}
