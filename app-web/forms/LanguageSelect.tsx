import type { Language } from "#domain/people/User.ts"
import { Select } from "#ui/Select.tsx"
import { languageNames, languages } from "#web/words/languages.ts"

export interface LanguageSelectProps {
  readonly name: string
  readonly label: string
  readonly value: Language
  readonly onChange: (language: Language) => void
  readonly onBlur?: () => void
  readonly errorMessage?: string | undefined
  readonly isRequired?: boolean
}

const numbers = [1, 2, 3] as const
const options = numbers.map((number) => ({ value: `${number}`, label: languageNames[languages[number]] }))

/**
 * A person's language as their profile keeps it, each in its own words. Spread `form.field("defaultLanguage", …)` into
 * it.
 */
export function LanguageSelect({ value, onChange, ...field }: LanguageSelectProps) {
  return (
    <Select
      {...field}
      options={options}
      value={`${value}`}
      onChange={(chosen) => {
        const number = numbers.find((one) => `${one}` === chosen)
        if (number !== undefined) onChange(number)
      }}
    />
  )
}
