import "#ui/Field.css"
import "#ui/PictureSlot.css"
import { type ReactNode, useState } from "react"
import { DropZone } from "react-aria-components/DropZone"
import { FileTrigger } from "react-aria-components/FileTrigger"
import { ProgressBar } from "react-aria-components/ProgressBar"
import { acceptFiles, type FileRules, type RejectedFile } from "#ui/acceptFiles.ts"
import { Button } from "#ui/Button.tsx"
import { Icon } from "#ui/Icon.tsx"

export interface PictureSlotProps extends Pick<FileRules, "accept" | "maxBytes"> {
  /** The picture to add, such as `Whole glass`. */
  readonly label: string
  /** An illustration of what to photograph, shown while the slot is empty. */
  readonly hint: ReactNode
  /** Thumbnail URL and alternative text of the picture. */
  readonly picture?: { readonly url: string; readonly alt: string } | undefined
  /** Called when the picture is pressed, to show it full size. */
  readonly onOpen?: (() => void) | undefined
  /** Label of that action, such as `Show large`. */
  readonly openLabel?: string | undefined
  /** Label of the button, such as `Take` or `Replace`. */
  readonly takeLabel: string
  /** Called with the dropped or chosen picture. */
  readonly onTake: (file: File) => void
  /** Called with a rejected file and the reason. */
  readonly onRefused: (refused: RejectedFile) => void
  /** Upload progress, 0 to 100 or null if unknown, and its text. */
  readonly progress?: { readonly percent: number | null; readonly text: string } | undefined
  /** What went wrong, and what to do about it. */
  readonly errorMessage?: string | undefined
  /** Actions next to the button, such as open, delete or retry. */
  readonly actions?: ReactNode
  /** Disables adding a picture. */
  readonly isDisabled?: boolean | undefined
}

/** A slot for one specific picture, taken with the camera, chosen or dropped. */
export function PictureSlot(all: PictureSlotProps) {
  const {
    label,
    hint,
    picture,
    onOpen,
    openLabel,
    takeLabel,
    onTake,
    onRefused,
    progress,
    errorMessage,
    actions,
    isDisabled = false,
    accept,
    maxBytes
  } = all
  const take = (files: ReadonlyArray<File>) => {
    const {
      accepted: [file],
      refused: [refused]
    } = acceptFiles(files, { accept, maxBytes })
    if (file !== undefined) onTake(file)
    else if (refused !== undefined) onRefused(refused)
  }
  const isBusy = progress !== undefined
  const [lost, lose] = useState<string>()
  const shown =
    picture &&
    (picture.url === lost ? (
      <Icon name="image" size={32} label={picture.alt} />
    ) : (
      <img
        className="PictureSlotPicture"
        src={picture.url}
        alt={picture.alt}
        loading="lazy"
        onError={() => lose(picture.url)}
      />
    ))
  return (
    <div className="PictureSlot" role="group" aria-label={label}>
      <DropZone
        className="PictureSlotSheet"
        isDisabled={isDisabled || isBusy}
        aria-label={label}
        onDrop={({ items }) =>
          void Promise.all(items.flatMap((item) => (item.kind === "file" ? [item.getFile()] : []))).then(take)
        }
      >
        {picture === undefined && (
          <span className="PictureSlotHint" aria-hidden>
            {hint}
          </span>
        )}
        {picture !== undefined &&
          (onOpen === undefined ? (
            shown
          ) : (
            <button type="button" className="PictureSlotOpen" aria-label={openLabel} onClick={onOpen}>
              {shown}
            </button>
          ))}
        {isBusy && (
          <ProgressBar
            className="PictureSlotProgress"
            aria-label={label}
            valueLabel={progress.text}
            isIndeterminate={progress.percent === null}
            value={progress.percent ?? 0}
          >
            <div className="PictureSlotFill" style={{ width: `${progress.percent ?? 100}%` }} />
          </ProgressBar>
        )}
      </DropZone>
      <div className="PictureSlotRow">
        <p className="PictureSlotLabel">{label}</p>
        <div className="PictureSlotActions">
          {!isBusy && !isDisabled && (
            <FileTrigger
              {...(accept === undefined ? {} : { acceptedFileTypes: accept })}
              defaultCamera="environment"
              onSelect={(files) => take([...(files ?? [])])}
            >
              <Button
                size="small"
                variant={picture === undefined ? "secondary" : "quiet"}
                icon="camera"
                aria-label={`${takeLabel}: ${label}`}
              >
                {takeLabel}
              </Button>
            </FileTrigger>
          )}
          {actions}
        </div>
      </div>
      {errorMessage !== undefined && (
        <p className="FieldError" role="alert">
          <Icon name="danger" size={16} />
          <span>{errorMessage}</span>
        </p>
      )}
    </div>
  )
}
