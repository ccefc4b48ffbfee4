import { useState } from "react"
import { type JobFile, PhotoType } from "#domain/job-files/JobFile.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { IconButton } from "#ui/IconButton.tsx"
import { PictureSlot } from "#ui/PictureSlot.tsx"
import { isHeic } from "#web/forms/shrunkPhoto.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { fileHref } from "./fileHref.ts"
import { PhotoHint } from "./PhotoHint.tsx"
import { PhotoView } from "./PhotoView.tsx"
import type { Uploads } from "./useUploads.ts"

interface PhotoSlotsProps {
  readonly job: JobId
  readonly files: ReadonlyArray<JobFile>
  readonly uploads: Uploads
  readonly onDelete: (file: JobFile) => void
}

/** The eight photos of a job (spec §3), each with its place. */
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
                    {upload?.state === "failed" && upload.mayRetry && (
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
