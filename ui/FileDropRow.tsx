import { ProgressBar } from "react-aria-components/ProgressBar"
import { Icon } from "#ui/Icon.tsx"
import { IconButton } from "#ui/IconButton.tsx"

/** A file that was given, and how far it is. */
export interface FileOnTheWay {
  readonly id: string
  readonly name: string
  /** As the reader writes it, such as `1.2 MB`. */
  readonly size?: string | undefined
  readonly state: "waiting" | "sending" | "done" | "failed"
  /** What the state says in words: `Waiting`, `40 %`, `Sent`, or what went wrong and what to do. */
  readonly stateText: string
  /** 0 to 100 while sending; left out while nobody knows. */
  readonly progress?: number | undefined
  /** Whether trying again may help once it failed; yes, unless told otherwise. */
  readonly mayRetry?: boolean | undefined
  /** A small picture of it. */
  readonly previewUrl?: string | undefined
}

/** What can be done with a file of a FileDrop; the words name the file. */
export interface FileActions {
  /** Called with the id of a file that is not to be sent on. */
  readonly onCancel?: ((id: string) => void) | undefined
  /** Spoken name of the button that stops a file, by the file's name. */
  readonly cancelLabel?: ((name: string) => string) | undefined
  /** Called with the id of a file that is to be sent again. */
  readonly onRetry?: ((id: string) => void) | undefined
  /** Spoken name of the button that sends a file again, by the file's name. */
  readonly retryLabel?: ((name: string) => string) | undefined
  /** Called with the id of a file that is to go from the list. */
  readonly onRemove?: ((id: string) => void) | undefined
  /** Spoken name of the button that takes a file from the list, by the file's name. */
  readonly removeLabel?: ((name: string) => string) | undefined
}

interface FileDropRowProps extends FileActions {
  readonly file: FileOnTheWay
}

const marks = { waiting: "clock", sending: "upload", done: "success", failed: "danger" } as const

/** One file of a FileDrop. */
export function FileDropRow({
  file,
  onCancel,
  cancelLabel,
  onRetry,
  retryLabel,
  onRemove,
  removeLabel
}: FileDropRowProps) {
  const { id, name, size, state, stateText, progress, mayRetry = true, previewUrl } = file
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
      {state === "failed" && mayRetry && act("refresh", retryLabel, onRetry)}
      {isOnTheWay ? act("x", cancelLabel, onCancel) : act("trash", removeLabel, onRemove)}
    </li>
  )
}
