import "#ui/Field.css"
import "#ui/FileDrop.css"
import { type ReactNode, useId } from "react"
import { DropZone, type DropZoneProps } from "react-aria-components/DropZone"
import { FileTrigger } from "react-aria-components/FileTrigger"
import { acceptFiles, type FileRules, type RejectedFile } from "#ui/acceptFiles.ts"
import { Button } from "#ui/Button.tsx"
import { type FileActions, FileDropRow, type UploadItem } from "#ui/FileDropRow.tsx"
import { Icon } from "#ui/Icon.tsx"

export interface FileDropProps extends FileRules, FileActions {
  /** What to upload, such as `Photos of the glass`. */
  readonly label: string
  /** Accepted types and sizes, such as `JPG or PNG, 5 MB at most`. */
  readonly description: ReactNode
  /** Label of the button, such as `Choose files`. */
  readonly buttonLabel: string
  /** Hint next to the button on devices likely to have a mouse, such as `or drop them here`. */
  readonly dropLabel: string
  /** Called with the dropped or chosen files that are accepted. */
  readonly onFiles: (files: ReadonlyArray<File>) => void
  /** Called with the dropped or chosen files that are rejected. Show the reason through `errorMessage`. */
  readonly onReject?: ((refused: ReadonlyArray<RejectedFile>) => void) | undefined
  /** The files being uploaded, with their progress. */
  readonly files?: ReadonlyArray<UploadItem> | undefined
  /** The error message, if any. */
  readonly errorMessage?: string | undefined
  /** Disables adding files. */
  readonly isDisabled?: boolean | undefined
  /** On phones, opens the rear (`environment`) or front (`user`) camera. */
  readonly camera?: "environment" | "user" | undefined
}

type DropEvent = Parameters<NonNullable<DropZoneProps["onDrop"]>>[0]

const filesOf = ({ items }: DropEvent) =>
  Promise.all(items.flatMap((item) => (item.kind === "file" ? [item.getFile()] : [])))

/** Accepts files by drop, paste or file picker, and lists the uploads with their progress and errors. */
export function FileDrop(all: FileDropProps) {
  const {
    label,
    description,
    buttonLabel,
    dropLabel,
    onFiles,
    onReject,
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
    if (refused.length > 0) onReject?.(refused)
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
