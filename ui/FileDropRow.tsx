import { ProgressBar } from "react-aria-components/ProgressBar"
import { Icon } from "#ui/Icon.tsx"
import { IconButton } from "#ui/IconButton.tsx"

/** A file to upload, with its state. */
export interface UploadItem {
  readonly id: string
  readonly name: string
  /** The formatted file size, such as `1.2 MB`. */
  readonly size?: string | undefined
  readonly state: "waiting" | "sending" | "done" | "failed"
  /** The state in words: `Waiting`, `40 %`, `Sent`, or what went wrong and what to do. */
  readonly stateText: string
  /** 0 to 100 while sending; omitted if unknown. */
  readonly progress?: number | undefined
  /** Whether retrying may help after a failure; true by default. */
  readonly canRetry?: boolean | undefined
  /** URL of a thumbnail. */
  readonly previewUrl?: string | undefined
}

/** The actions on a file in a FileDrop. Their labels include the file name. */
export interface FileActions {
  /** Called with the id of the file whose upload is canceled. */
  readonly onCancel?: ((id: string) => void) | undefined
  /** Returns the accessible name of the cancel button for a file name. */
  readonly cancelLabel?: ((name: string) => string) | undefined
  /** Called with the id of the file to upload again. */
  readonly onRetry?: ((id: string) => void) | undefined
  /** Returns the accessible name of the retry button for a file name. */
  readonly retryLabel?: ((name: string) => string) | undefined
  /** Called with the id of the file to remove from the list. */
  readonly onRemove?: ((id: string) => void) | undefined
  /** Returns the accessible name of the remove button for a file name. */
  readonly removeLabel?: ((name: string) => string) | undefined
}

interface FileDropRowProps extends FileActions {
  readonly file: UploadItem
}

const marks = { waiting: "clock", sending: "upload", done: "success", failed: "danger" } as const

/** One file in a FileDrop. */
export function FileDropRow({
  file,
  onCancel,
  cancelLabel,
  onRetry,
  retryLabel,
  onRemove,
  removeLabel
}: FileDropRowProps) {
  const { id, name, size, state, stateText, progress, canRetry = true, previewUrl } = file
  const isOnTheWay = state === "waiting" || state === "sending"
  const act = (
    icon: "x" | "refresh" | "trash",
    label: ((name: string) => string) | undefined,
    run: ((id: string) => void) | undefined
  ) => (label && run ? <IconButton icon={icon} size="small" label={label(name)} onPress={() => run(id)} /> : null)
  return (
    <li className="FileDropRow" data-state={state}>
      {previewUrl === undefined ? (
        <Icon name={marks[state]} />
      ) : (
        <img className="FileDropPreview" src={previewUrl} alt="" />
      )}
      <div className="FileDropFile">
        <p className="FileDropName">
          <span>{name}</span>
          {size !== undefined && <span className="FileDropSize tabular">{size}</span>}
        </p>
        {state === "sending" && (
          <ProgressBar
            className="FileDropProgress"
            aria-label={name}
            valueLabel={stateText}
            isIndeterminate={progress === undefined}
            value={progress ?? 0}
          >
            <div
              className="FileDropFill"
              data-unknown={progress === undefined || undefined}
              style={progress === undefined ? {} : { width: `${progress}%` }}
            />
          </ProgressBar>
        )}
        <p className="FileDropState">
          {state === "failed" && <Icon name="danger" size={14} />}
          {stateText}
        </p>
      </div>
      {state === "failed" && canRetry && act("refresh", retryLabel, onRetry)}
      {isOnTheWay ? act("x", cancelLabel, onCancel) : act("trash", removeLabel, onRemove)}
    </li>
  )
}
