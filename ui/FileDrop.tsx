import "#ui/Field.css"
import "#ui/FileDrop.css"
import { type ReactNode, useId } from "react"
import { DropZone, type DropZoneProps } from "react-aria-components/DropZone"
import { FileTrigger } from "react-aria-components/FileTrigger"
import { acceptFiles, type FileRules, type RefusedFile } from "#ui/acceptFiles.ts"
import { Button } from "#ui/Button.tsx"
import { type FileActions, FileDropRow, type FileOnTheWay } from "#ui/FileDropRow.tsx"
import { Icon } from "#ui/Icon.tsx"

export interface FileDropProps extends FileRules, FileActions {
  /** What is asked for, such as `Photos of the glass`. */
  readonly label: string
  /** Which files and how large, such as `JPG or PNG, 5 MB at most`. */
  readonly description: ReactNode
  /** The button, such as `Choose files`. */
  readonly buttonLabel: string
  /** Beside the button where a mouse is likely, such as `or drop them here`. */
  readonly dropLabel: string
  /** Called with the files that were dropped or chosen and keep the rules. */
  readonly onFiles: (files: ReadonlyArray<File>) => void
  /** What was dropped or chosen and cannot be taken; say why through `errorMessage`. */
  readonly onRefused?: ((refused: ReadonlyArray<RefusedFile>) => void) | undefined
  /** The files that are on their way, and how far each is. */
  readonly files?: ReadonlyArray<FileOnTheWay> | undefined
  /** What is wrong, where something is. */
  readonly errorMessage?: string | undefined
  /** Whether no files are taken now. */
  readonly isDisabled?: boolean | undefined
  /** On phones opens the camera: away from the person, or towards. */
  readonly camera?: "environment" | "user" | undefined
}

type DropEvent = Parameters<NonNullable<DropZoneProps["onDrop"]>>[0]

const filesOf = ({ items }: DropEvent) =>
  Promise.all(items.flatMap((item) => (item.kind === "file" ? [item.getFile()] : [])))

/**
 * Takes files: dropped, pasted, or chosen with a button; below, each on its way with its progress and what went wrong.
 */
export function FileDrop(all: FileDropProps) {
  const {
    label,
    description,
    buttonLabel,
    dropLabel,
    onFiles,
    onRefused,
    files = [],
    errorMessage,
    isDisabled = false,
    camera,
    accept,
    maxBytes,
    allowsMultiple = false,
    ...actions
  } = all
  const [labelId, noteId] = [useId(), useId()]
  const take = (given: ReadonlyArray<File>) => {
    const { accepted, refused } = acceptFiles(given, { accept, maxBytes, allowsMultiple })
    if (accepted.length > 0) onFiles(accepted)
    if (refused.length > 0) onRefused?.(refused)
  }
  const settled = files.filter(({ state }) => state === "done" || state === "failed")
  return (
    <div className="FileDrop" role="group" aria-labelledby={labelId} aria-describedby={noteId}>
      <p id={labelId} className="FieldLabel">
        {label}
      </p>
      <DropZone
        className="FileDropZone"
        isDisabled={isDisabled}
        aria-labelledby={labelId}
        data-invalid={errorMessage === undefined ? undefined : true}
        onDrop={(event) => void filesOf(event).then(take)}
      >
        <Icon name="upload" size={20} />
        <div className="FileDropAsk">
          <FileTrigger
            allowsMultiple={allowsMultiple}
            {...(accept === undefined ? {} : { acceptedFileTypes: accept })}
            {...(camera === undefined ? {} : { defaultCamera: camera })}
            onSelect={(chosen) => take([...(chosen ?? [])])}
          >
            <Button size="small" isDisabled={isDisabled} aria-describedby={noteId}>
              {buttonLabel}
            </Button>
          </FileTrigger>
          <span className="FileDropHint">{dropLabel}</span>
        </div>
        <p id={noteId} className="FieldDescription">
          {description}
        </p>
      </DropZone>
      {errorMessage !== undefined && (
        <p className="FieldError" role="alert">
          <Icon name="danger" size={16} />
          <span>{errorMessage}</span>
        </p>
      )}
      {files.length > 0 && (
        <ul className="FileDropList" aria-labelledby={labelId}>
          {files.map((file) => (
            <FileDropRow key={file.id} file={file} {...actions} />
          ))}
        </ul>
      )}
      <p className="hidden-text" role="status">
        {settled.map(({ name, stateText }) => `${name}: ${stateText}`).join(". ")}
      </p>
    </div>
  )
}
