import "./Files.css"
import { useState } from "react"
import { type JobFile, PhotoType } from "#domain/job-files/JobFile.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { ButtonLink } from "#ui/ButtonLink.tsx"
import { Dialog } from "#ui/Dialog.tsx"
import { IconButton } from "#ui/IconButton.tsx"
import { PictureSlot } from "#ui/PictureSlot.tsx"
import { isHeic } from "#web/forms/downscalePhoto.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { fileHref } from "./jobDocuments.ts"
import type { Uploads } from "./useUploads.ts"

interface PhotoSlotsProps {
  readonly job: JobId
  readonly files: ReadonlyArray<JobFile>
  readonly uploads: Uploads
  readonly onDelete: (file: JobFile) => void
}

/** The eight photo slots of a job (spec §3). */
export function PhotoSlots({ job, files, uploads, onDelete }: PhotoSlotsProps) {
  const { t, of } = useWords()
  const { percent } = useFormats()
  const [shown, show] = useState<JobFile>()
  const photos = PhotoType.literals.flatMap((type) =>
    files.filter(({ place }) => place === type).map((file) => ({ file, label: of("photoType", type) }))
  )
  return (
    <>
      <ul className="PhotoSlots" aria-label={t("file.photos")}>
        {PhotoType.literals.map((type) => {
          const file = files.find(({ place }) => place === type)
          const upload = uploads.uploads.find(({ place }) => place === type)
          const label = of("photoType", type)
          const isOnItsWay = upload !== undefined && upload.state !== "failed"
          return (
            <li key={type}>
              <PictureSlot
                label={label}
                hint={<PhotoHint type={type} />}
                picture={file && { url: fileHref(job, file.id, "thumbnail"), alt: label }}
                onOpen={file && (() => show(file))}
                openLabel={t("file.show", { name: label })}
                takeLabel={t(file === undefined ? "file.take" : "file.replace")}
                accept={["image/jpeg", "image/png", "image/webp"]}
                onTake={(taken) => uploads.add(type, [taken])}
                onRefused={({ file: refused }) =>
                  uploads.refuse(type, refused, t(isHeic(refused) ? "file.heic" : "file.photoKinds"))
                }
                progress={
                  isOnItsWay
                    ? {
                        percent: Math.round(upload.share * 100),
                        text:
                          upload.state === "waiting" ? t("file.waiting") : percent(Math.round(upload.share * 100) * 100)
                      }
                    : undefined
                }
                errorMessage={upload?.state === "failed" ? upload.why : undefined}
                actions={
                  <>
                    {isOnItsWay && (
                      <IconButton
                        icon="x"
                        size="small"
                        label={t("file.cancel", { name: label })}
                        onPress={() => uploads.cancel(upload.id)}
                      />
                    )}
                    {upload?.state === "failed" && upload.canRetry && (
                      <IconButton
                        icon="refresh"
                        size="small"
                        label={t("file.retry", { name: label })}
                        onPress={() => uploads.retry(upload.id)}
                      />
                    )}
                    {file !== undefined && !isOnItsWay && (
                      <>
                        <IconButton
                          icon="download"
                          size="small"
                          label={t("file.download", { name: label })}
                          onPress={() => window.location.assign(fileHref(job, file.id, "content"))}
                        />
                        <IconButton
                          icon="trash"
                          size="small"
                          label={t("file.delete", { name: label })}
                          onPress={() => onDelete(file)}
                        />
                      </>
                    )}
                  </>
                }
              />
            </li>
          )
        })}
      </ul>
      {shown !== undefined && <PhotoView job={job} photos={photos} first={shown} onClose={() => show(undefined)} />}
    </>
  )
}

const glass = "M14 60 C30 54 90 54 106 60 L98 24 C82 19 38 19 22 24 Z"
const mirror = { frame: "M50 26 h20 v8 q-10 4 -20 0 Z", foot: "M60 21 v5" }

/** A drawing that shows which photo belongs in the slot: the area of the windshield and the side it is taken from. */
function PhotoHint({ type }: { readonly type: PhotoType }) {
  const isMirror = type === "rvmirror" || type.endsWith("-rv")
  const isInside = type.startsWith("back")
  const isOutside = type.startsWith("front")
  return (
    <svg className="PhotoHint" viewBox="0 0 120 90" aria-hidden>
      {type.startsWith("misc") ? (
        <path d="M28 30h14l6-8h24l6 8h14v38H28ZM60 60a11 11 0 1 0 0-22 11 11 0 0 0 0 22Z" />
      ) : (
        <path d={glass} data-marked={type === "full" || undefined} />
      )}
      {isMirror && (
        <>
          <path d={mirror.foot} />
          <path d={mirror.frame} data-marked />
        </>
      )}
      {type.endsWith("-rv") && <circle cx="60" cy="29" r="18" strokeDasharray="3 3" />}
      {isOutside && <path d="M8 66 C30 60 90 60 112 66 L116 84 H4 Z M18 76h12 M90 76h12" />}
      {isInside && <path d="M4 84 C8 70 30 66 60 66 C90 66 112 70 116 84 M36 84a14 14 0 0 1 28 0 M50 70v7" />}
      {type === "full" && <path d="M20 44h80 M60 22v36" strokeDasharray="2 5" />}
    </svg>
  )
}

interface PhotoViewProps {
  readonly job: JobId
  /** All photos of the job with their labels, in slot order. */
  readonly photos: ReadonlyArray<{ readonly file: JobFile; readonly label: string }>
  readonly first: JobFile
  readonly onClose: () => void
}

/** Shows a job's photo as large as possible, with navigation to the previous and next ones. */
function PhotoView({ job, photos, first, onClose }: PhotoViewProps) {
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
