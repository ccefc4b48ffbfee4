import { useEffect, useState } from "react"
import { maxReplyPhotos, type PhotoSubject, photoSubjects } from "#domain/public-page/photoLinkTypes.ts"
import { GlassDrawing } from "#ui/GlassDrawing.tsx"
import { downscalePhoto } from "#web/forms/downscalePhoto.ts"
import { QuoteBar } from "../quote/parts.tsx"
import type { OutboxPhoto, OutboxState, PhotoOutbox } from "./photoOutbox.ts"
import type { PhotoWords } from "./photoWordsOf.ts"

interface PhotosStepProps {
  readonly words: PhotoWords
  readonly outbox: PhotoOutbox
  readonly sending: OutboxState
}

/** Takes the photos. Each is sent immediately, or stored on the phone while offline. */
export function PhotosStep({ words, outbox, sending }: PhotosStepProps) {
  const [isUnread, setUnread] = useState(false)
  const [isLast, setLast] = useState(false)
  const { photos } = sending
  const isFull = photos.filter(({ state }) => state !== "refused").length >= maxReplyPhotos
  const add = async (subject: PhotoSubject, files: FileList | null) => {
    setUnread(false)
    for (const file of files ?? []) {
      const made = await downscalePhoto(file)
      if (made === undefined) setUnread(true)
      else await outbox.add(subject, made)
    }
  }
  return (
    <>
      <h1>{words("photos.title")}</h1>
      <p>{words("photos.text")}</p>
      {(isUnread || sending.trouble === "refused") && (
        <p className="QuoteNote" data-tone="warning" role="alert">
          {words("photos.unread")}
        </p>
      )}
      {(isFull || sending.trouble === "full") && (
        <p className="QuoteNote" role="status">
          {words("photos.full")}
        </p>
      )}
      {photoSubjects.map((subject) => (
        <section key={subject} className="QuoteCard PhotoSubject">
          <h2>{words(`photos.${subject}`)}</h2>
          {subject === "mirror" && (
            <span className="QuoteDrawn" aria-hidden="true">
              <GlassDrawing
                shape="windshield"
                position="left"
                features={["camera", "rainSensor"]}
                size={150}
                label=""
              />
            </span>
          )}
          <p className="QuoteHelp">{words(`photos.${subject}Hint`)}</p>
          <ul className="PhotoStrip">
            {photos
              .filter((one) => one.subject === subject)
              .map((one) => (
                <Taken key={one.fileId} photo={one} words={words} />
              ))}
          </ul>
          {!isFull && !isLast && (
            <label className="QuoteButton">
              {words("photos.add")}
              <span className="hidden-text">: {words(`photos.${subject}`)}</span>
              <input
                type="file"
                className="hidden-text"
                accept="image/jpeg,image/png"
                capture="environment"
                onChange={({ target }) => {
                  void add(subject, target.files)
                  target.value = ""
                }}
              />
            </label>
          )}
        </section>
      ))}
      <QuoteBar>
        {isLast && (
          <p className="QuoteHelp" role="status">
            {words("finish.waiting")}
          </p>
        )}
        <button
          type="button"
          className="QuoteButton"
          data-loud={photos.length > 0 || undefined}
          disabled={isLast && sending.isSending}
          onClick={() => {
            setLast(true)
            outbox.finish()
          }}
        >
          {words(photos.length > 0 ? "photos.finish" : "photos.none")}
        </button>
      </QuoteBar>
    </>
  )
}

/** A photo and whether it has reached the shop. */
function Taken({ photo: { file, state }, words }: { readonly photo: OutboxPhoto; readonly words: PhotoWords }) {
  const [src, setSrc] = useState<string>()
  useEffect(() => {
    if (file === undefined) return
    const made = URL.createObjectURL(file)
    // oxlint-disable-next-line react/set-state-in-effect -- an address that lives as long as the picture is shown
    setSrc(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return (
    <li data-state={state}>
      {src === undefined ? <span className="PhotoBlank" aria-hidden="true" /> : <img src={src} alt="" />}
      <span>{words(`photos.${state}`)}</span>
    </li>
  )
}
