import "#ui/Field.css"
import "#ui/TagList.css"
import { Button } from "react-aria-components/Button"
import { Tag, TagGroup, TagList as AriaTagList } from "react-aria-components/TagGroup"
import { FieldLabel } from "#ui/FieldLabel.tsx"
import { Icon } from "#ui/Icon.tsx"
import { TagEntry, type TagEntryProps } from "#ui/TagEntry.tsx"

/** One tag of a TagList. */
export interface TagItem {
  readonly id: string
  readonly label: string
}

export interface TagListProps extends Partial<TagEntryProps> {
  /** What the tags are. */
  readonly label: string
  /** The tags in order. */
  readonly tags: ReadonlyArray<TagItem>
  /** Lets the user remove tags, with their button or the Delete key. */
  readonly onRemove?: ((id: string) => void) | undefined
  /** Shown if there are no tags. */
  readonly emptyLabel: string
  /** A line below the tags that explains them. */
  readonly description?: string | undefined
}

/**
 * A list of tags. With `onAdd` and `addLabel`, a field adds more. The tags are a single tab stop: the arrow keys move
 * between them, Delete removes one.
 */
export function TagList({
  label,
  tags,
  onRemove,
  onAdd,
  addLabel,
  addedLabel,
  placeholder,
  errorMessage,
  emptyLabel,
  description
}: TagListProps) {
  return (
    <div className="TagField">
      <TagGroup
        className="TagGroup"
        {...(onRemove === undefined ? {} : { onRemove: (ids) => [...ids].forEach((id) => onRemove(String(id))) })}
      >
        <FieldLabel>{label}</FieldLabel>
        {description !== undefined && <p className="FieldDescription">{description}</p>}
        <AriaTagList
          className="TagList"
          items={tags}
          renderEmptyState={() => <span className="TagNone">{emptyLabel}</span>}
        >
          {(tag) => (
            <Tag className="Tag" textValue={tag.label}>
              {({ allowsRemoving }) => (
                <>
                  {tag.label}
                  {allowsRemoving && (
                    <Button slot="remove" className="TagRemove">
                      <Icon name="x" size={14} />
                    </Button>
                  )}
                </>
              )}
            </Tag>
          )}
        </AriaTagList>
      </TagGroup>
      {onAdd && addLabel !== undefined && (
        <TagEntry
          onAdd={onAdd}
          addLabel={addLabel}
          addedLabel={addedLabel}
          placeholder={placeholder}
          errorMessage={errorMessage}
        />
      )}
    </div>
  )
}
