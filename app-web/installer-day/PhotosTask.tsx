import { useEffect, useState } from "react"
import { requiredPhotos } from "#domain/installer-day/siteWork.ts"
import { Icon } from "#ui/Icon.tsx"
import { downscalePhoto } from "#web/forms/downscalePhoto.ts"
import { usePhone } from "./phoneContext.ts"
import type { TaskProps } from "./TaskProps.ts"

/** The eight photo slots of spec §3, in the order in which an installer walks around the glass. */
const places = ["full", "front", "back", "rvmirror", "front-rv", "back-rv", "misc-1", "misc-2"] as const

/** The photo slots, each with what its photo must show; those the job requires are marked. */
export function PhotosTask({ onDone, view }: TaskProps) {
  const { language, queue, words } = usePhone()
  const { photos, stop } = view
  const [trouble, setTrouble] = useState("")
  const asked: ReadonlyArray<string> = requiredPhotos(stop.job)
  const take = async (place: string, file: File | undefined) => {
    if (file === undefined) return
    const made = await downscalePhoto(file)
    setTrouble(made === undefined ? words("photoUnread") : "")
    if (made !== undefined) await queue.addPhoto(stop.job.id, place, made, `${place}.jpg`)
  }
  return (
    <div className="PhoneForm">
      <p role="status">
        {trouble || words("photosLeft", { count: asked.filter((place) => !photos.has(place)).length })}
      </p>
      <ul className="PhonePhotos">
        {places.map((place) => (
          <li key={place}>
            <label className="PhonePhoto" data-there={photos.has(place) || undefined}>
              <Preview jobId={stop.job.id} photo={photos.get(place)} />
              <span className="PhoneStrong">
                {words(`photo.${place}`)}
                {photos.has(place) && (
                  <>
                    {" "}
                    <Icon name="check" size={14} label={words("isDone")} />
                  </>
                )}
              </span>
              <span className="Quiet">
                {words(`show.${place}`)}
                {!asked.includes(place) && ` (${words("ifNeeded").toLocaleLowerCase(language)})`}
              </span>
              <input
                type="file"
                accept="image/jpeg,image/png"
                capture="environment"
                onChange={(event) => {
                  void take(place, event.target.files?.[0])
                  event.target.value = ""
                }}
              />
            </label>
          </li>
        ))}
      </ul>
      <button type="button" className="PhonePress" onClick={onDone}>
        {words("done")}
      </button>
    </div>
  )
}

interface PreviewProps {
  readonly jobId: string
  readonly photo: { readonly fileId: string; readonly file: Blob | undefined } | undefined
}

/** The photo: the local file while pending, otherwise the server's thumbnail; offline only the slot. */
function Preview({ jobId, photo }: PreviewProps) {
  const { state } = usePhone()
  const [own, setOwn] = useState<string>()
  const file = photo?.file
  useEffect(() => {
    if (file === undefined) return
    const made = URL.createObjectURL(file)
    // oxlint-disable-next-line react/set-state-in-effect -- an address that lives as long as the picture is shown
    setOwn(made)
    return () => {
      URL.revokeObjectURL(made)
      setOwn(undefined)
    }
  }, [file])
  const src =
    own ??
    (photo !== undefined && file === undefined && state.line === "online"
      ? `/api/V1/jobs/${jobId}/files/${photo.fileId}/thumbnail`
      : undefined)
  return src === undefined ? (
    <span className="PhonePhotoEmpty">
      <Icon name={photo === undefined ? "camera" : "image"} size={26} />
    </span>
  ) : (
    <img src={src} alt="" />
  )
}
