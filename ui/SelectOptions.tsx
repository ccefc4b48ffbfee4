import "#ui/Option.css"
import { memo } from "react"
import { ListBox, ListBoxItem } from "react-aria-components/ListBox"
import { Icon } from "#ui/Icon.tsx"

/** One option of a Select or a MultiSelect. */
export interface SelectOption<K extends string> {
  readonly value: K
  readonly label: string
  readonly description?: string | undefined
  readonly isDisabled?: boolean | undefined
}

/** Key of the "none" option; callers' values never start with it. */
export const none = "\u0000none"

interface SelectOptionsProps {
  readonly options: ReadonlyArray<SelectOption<string>>
  readonly noneLabel?: string | undefined
}

/** Skips re-rendering if the options are equal, even if the caller creates a new array on every keystroke. */
const areSame = (one: SelectOptionsProps, other: SelectOptionsProps) =>
  one.noneLabel === other.noneLabel &&
  (one.options === other.options ||
    (one.options.length === other.options.length &&
      one.options.every((option, at) => {
        const { value, label, description, isDisabled } = other.options[at] as SelectOption<string>
        return (
          option.value === value &&
          option.label === label &&
          option.description === description &&
          option.isDisabled === isDisabled
        )
      })))

/** The option list of a Select, re-rendered only if its contents change. */
export const SelectOptions = memo(
  ({ options, noneLabel }: SelectOptionsProps) => (
    <ListBox className="Options">
      {noneLabel !== undefined && (
        <ListBoxItem id={none} className="Option SelectNone">
          {noneLabel}
        </ListBoxItem>
      )}
      {options.map(({ value, label, description, isDisabled = false }) => (
        <ListBoxItem key={value} id={value} textValue={label} isDisabled={isDisabled} className="Option">
          <span className="OptionText">
            <span>{label}</span>
            {description !== undefined && <span className="OptionDescription">{description}</span>}
          </span>
          <span className="OptionCheck">
            <Icon name="check" size={16} />
          </span>
        </ListBoxItem>
      ))}
    </ListBox>
  ),
  areSame
)
