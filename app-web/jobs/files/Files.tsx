import "./Files.css"
import { useQueryClient } from "@tanstack/react-query"
import { useCallback } from "react"
import { useIntl } from "react-intl"
import { includesCalibration } from "#domain/installer-day/siteWork.ts"
import { listJobChanges } from "#domain/job-changes/jobChangesApi.ts"
import type { JobFile } from "#domain/job-files/JobFile.ts"
import { deleteOneJobFile, listJobFiles, postJobFileBack } from "#domain/job-files/jobFilesApi.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { FileDrop } from "#ui/FileDrop.tsx"
import { Icon } from "#ui/Icon.tsx"
import { IconButton } from "#ui/IconButton.tsx"
import { Link } from "#ui/Link.tsx"
import { useRun } from "#web/api/ApiProvider.tsx"
import { call } from "#web/api/call.ts"
import { isFailure } from "#web/api/failures.ts"
import { LoadFailed, useFailureText } from "#web/api/LoadFailed.tsx"
import { useApiQuery } from "#web/api/useApiQuery.ts"
import { isHeic } from "#web/forms/downscalePhoto.ts"
import { useToast } from "#web/page/useToast.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { evidenceHref, fileHref } from "./jobDocuments.ts"
import { PhotoSlots } from "./PhotoSlots.tsx"
import { Signatures, type SignedJob } from "./Signatures.tsx"
import { type Uploads, useUploads } from "./useUploads.ts"

/**
 * A job's photos, documents and signatures. `isDirty` means that unsaved changes are on screen, which prevents signing.
 */
export function Files({ job, isDirty }: { readonly job: SignedJob; readonly isDirty: boolean }) {
  const { t } = useWords()
  const { locale } = useIntl()
  const { data, error, refetch } = useApiQuery(listJobFiles, { id: job.id })
  const uploads = useUploads(job.id)
  const remove = useDeleteFile(job.id)
  if (error !== null && data === undefined) return <LoadFailed failure={error} onRetry={() => void refetch()} />
  const files = data ?? []
  return (
    <div className="JobFiles">
      <div>
        <h3 className="JobFilesTitle">{t("file.photos")}</h3>
        <p className="Quiet">{t("file.photoKinds")}</p>
        <PhotoSlots job={job.id} files={files} uploads={uploads} onDelete={remove} />
      </div>
      <DocumentList job={job.id} files={files} uploads={uploads} onDelete={remove} />
      {includesCalibration(job) && (
        <p>
          <Link href={evidenceHref(job.id, locale.slice(0, 2))} target="_blank" rel="noreferrer">
            {t("file.evidence")}
          </Link>
        </p>
      )}
      <Signatures job={job} isDirty={isDirty} />
    </div>
  )
}

/**
 * Accepts by extension and by MIME type, because some systems report no type for DOC or BMP files. The server detects
 * the real type from the content.
 */
const accept = [
  "image/jpeg",
  "image/png",
  "image/webp",
  "image/bmp",
  "image/gif",
  "application/pdf",
  "application/msword",
  ".jpg",
  ".jpeg",
  ".png",
  ".bmp",
  ".gif",
  ".pdf",
  ".doc"
]

interface DocumentListProps {
  readonly job: JobId
  readonly files: ReadonlyArray<JobFile>
  readonly uploads: Uploads
  readonly onDelete: (file: JobFile) => void
}

/** The documents of a job. Several can be added at a time; each can be downloaded and deleted. */
function DocumentList({ job, files, uploads, onDelete }: DocumentListProps) {
  const { t } = useWords()
  const { moment, percent } = useFormats()
  const size = useFileSize()
  const papers = files.filter(({ place }) => place === "attachment")
  const onTheWay = uploads.uploads
    .filter(({ place }) => place === "attachment")
    .map(({ id, file, share, state, why, canRetry }) => ({
      id,
      name: file.name,
      size: size(file.size),
      state,
      canRetry,
      progress: Math.round(share * 100),
      stateText:
        state === "failed" ? why : state === "waiting" ? t("file.waiting") : percent(Math.round(share * 100) * 100)
    }))
  return (
    <div className="DocumentList">
      <FileDrop
        label={t("file.papers")}
        description={t("file.kinds")}
        buttonLabel={t("file.choose")}
        dropLabel={t("file.orDrop")}
        accept={accept}
        allowsMultiple
        files={onTheWay}
        onFiles={(chosen) => uploads.add("attachment", chosen)}
        onReject={(refused) =>
          refused.forEach(({ file }) =>
            uploads.refuse("attachment", file, t(isHeic(file) ? "file.heic" : "failure.FileNotTaken"))
          )
        }
        onCancel={uploads.cancel}
        cancelLabel={(name) => t("file.cancel", { name })}
        onRetry={uploads.retry}
        retryLabel={(name) => t("file.retry", { name })}
        onRemove={uploads.cancel}
        removeLabel={(name) => t("file.dismiss", { name })}
      />
      {papers.length > 0 && (
        <ul className="PaperList" aria-label={t("file.papers")}>
          {papers.map((file) => (
            <li key={file.id} className="Paper">
              {file.hasThumbnail ? (
                <img className="PaperPicture" src={fileHref(job, file.id, "thumbnail")} alt="" loading="lazy" />
              ) : (
                <span className="PaperPicture" aria-hidden>
                  <Icon name="document" />
                </span>
              )}
              <span className="PaperWords">
                <Link href={fileHref(job, file.id, "content")} download={file.name}>
                  {file.name}
                </Link>
                <span className="Quiet">
                  {[size(file.size), file.by?.name ?? "", moment(file.at)].filter((word) => word !== "").join(" · ")}
                </span>
              </span>
              <IconButton
                icon="trash"
                size="small"
                label={t("file.delete", { name: file.name })}
                onPress={() => onDelete(file)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Formats a file size in the user's locale, e.g. 1.2 MB or 340 kB. */
const useFileSize = () => {
  const { formatNumber } = useIntl()
  return useCallback(
    (bytes: number): string => {
      const [amount, unit] =
        bytes >= 1024 * 1024 ? [bytes / (1024 * 1024), "megabyte"] : [Math.max(1, bytes / 1024), "kilobyte"]
      return formatNumber(amount, {
        style: "unit",
        unit,
        unitDisplay: "short",
        maximumFractionDigits: unit === "megabyte" ? 1 : 0
      })
    },
    [formatNumber]
  )
}

/** Deletes a job's file immediately and offers to restore it. */
const useDeleteFile = (job: JobId) => {
  const run = useRun()
  const queries = useQueryClient()
  const showToast = useToast()
  const textOf = useFailureText()
  const { t } = useWords()
  const settle = async (work: Promise<unknown>, done: () => void) => {
    try {
      await work
      done()
    } catch (failure) {
      if (!isFailure(failure)) throw failure
      showToast({ kind: "danger", text: textOf(failure) })
    } finally {
      for (const { name } of [listJobFiles, listJobChanges]) void queries.invalidateQueries({ queryKey: [name] })
    }
  }
  return ({ id, name }: JobFile) => {
    const which = { id: job, fileId: id }
    const back = () =>
      void settle(run(call(postJobFileBack, which)), () =>
        showToast({ kind: "success", text: t("file.restored", { name }) })
      )
    void settle(run(call(deleteOneJobFile, which)), () =>
      showToast({ kind: "success", text: t("file.deleted", { name }), action: { label: t("undo"), onPress: back } })
    )
  }
}
