import { useState } from "react"
import type { JobFile } from "#domain/job-files/JobFile.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { ButtonLink } from "#ui/ButtonLink.tsx"
import { Dialog } from "#ui/Dialog.tsx"
import { IconButton } from "#ui/IconButton.tsx"
import { useWords } from "#web/words/useWords.ts"
import { fileHref } from "./fileHref.ts"
import "./PhotoView.css"

export interface PhotoViewProps {
  readonly job: JobId
  /** All photos of the job with what each shows, in the order of their places. */
  readonly photos: ReadonlyArray<{ readonly file: JobFile; readonly label: string }>
  readonly first: JobFile
  readonly onClose: () => void
}

/** A photo of a job as large as there is room, and the ones before and after it. */
export function PhotoView({ job, photos, first, onClose }: PhotoViewProps) {
  const { t } = useWords()
  const [at, setAt] = useState(photos.findIndex(({ file }) => file.id === first.id))
  const photo = photos[at]
  if (photo === undefined) return null
  const href = fileHref(job, photo.file.id, "content")
  return (
    <Dialog
      title={photo.label}
      closeLabel={t("close")}
      size="large"
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      footer={
        <div className="PhotoViewFoot">
          {photos.length > 1 && (
            <>
              <IconButton
                icon="chevron-left"
                label={t("file.before")}
                isDisabled={at === 0}
                onPress={() => setAt(at - 1)}
              />
              <span className="Quiet tabular" role="status">
                {t("file.place", { place: at + 1, count: photos.length })}
              </span>
              <IconButton
                icon="chevron-right"
                label={t("file.after")}
                isDisabled={at === photos.length - 1}
                onPress={() => setAt(at + 1)}
              />
            </>
          )}
          <ButtonLink icon="download" variant="quiet" href={href} download={photo.file.name}>
            {t("file.fetch")}
          </ButtonLink>
        </div>
      }
    >
      <img key={href} className="PhotoViewPicture" src={href} alt={photo.label} />
    </Dialog>
  )
}
