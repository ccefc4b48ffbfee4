import "#ui/Option.css"
import { memo } from "react"
import { ListBox, ListBoxItem } from "react-aria-components/ListBox"
import { Icon } from "#ui/Icon.tsx"

/** One answer of a Select or a MultiSelect. */
export interface SelectOption<K extends string> {
  readonly value: K
  readonly label: string
  readonly description?: string | undefined
  readonly isDisabled?: boolean | undefined
}

/** Stands for no answer; no caller's value begins with it. */
export const none = "\u0000none"

interface SelectOptionsProps {
  readonly options: ReadonlyArray<SelectOption<string>>
  readonly noneLabel?: string | undefined
}

/** Options that read the same need not be built again, even where the caller makes them anew with every key pressed. */
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

/** The list of a Select, built again only when it reads differently. */
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
