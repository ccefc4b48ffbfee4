import "./ScanDialog.css"
import { useEffect, useEffectEvent, useRef, useState } from "react"
import { Button } from "#ui/Button.tsx"
import { Callout } from "#ui/Callout.tsx"
import { Dialog } from "#ui/Dialog.tsx"
import { FileDrop } from "#ui/FileDrop.tsx"
import { Spinner } from "#ui/Spinner.tsx"
import { Switch } from "#ui/Switch.tsx"
import { useWords } from "#web/words/useWords.ts"
import { type VinReader, type ReadPicture, startVinReader, useCamera } from "#web/vin/scan/useCamera.ts"

export interface ScanDialogProps {
  readonly onTake: (vin: string) => void
  readonly onClose: () => void
}

const noCamera = { none: "scan.camera.none", refused: "scan.camera.refused", away: "scan.camera.away" } as const
const noVinIn = { noCode: "scan.noCode", noVin: "scan.noVin", failed: "scan.failed" } as const

/** Reads the VIN barcode from the camera or a photo. The result is shown and applied only when confirmed. */
export function ScanDialog({ onTake, onClose }: ScanDialogProps) {
  const { t } = useWords()
  const camera = useCamera()
  const [reading, setReading] = useState<VinReader>()
  const [vin, setVin] = useState<string>()
  const [photo, setPhoto] = useState<"reading" | Exclude<ReadPicture, object>>()
  useEffect(() => {
    const mine = startVinReader()
    // oxlint-disable-next-line react/set-state-in-effect -- a thread begins with the dialog and ends with it
    setReading(mine)
    return mine.end
  }, [])

  const take = (read: ReadPicture) => {
    if (typeof read === "object") setVin(read.vin)
  }
  const readPhoto = async ([file]: ReadonlyArray<File>) => {
    if (file === undefined || reading === undefined) return
    setPhoto("reading")
    const read = await reading.read(file)
    take(read)
    setPhoto(typeof read === "object" ? undefined : read)
  }
  return (
    <Dialog
      title={t("scan.title")}
      size="medium"
      closeLabel={t("close")}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      footer={
        vin === undefined ? undefined : (
          <>
            <Button onPress={() => setVin(undefined)}>{t("scan.another")}</Button>
            <Button
              variant="primary"
              autoFocus
              onPress={() => {
                onTake(vin)
                onClose()
              }}
            >
              {t("scan.take")}
            </Button>
          </>
        )
      }
    >
      <div className="ScanDialog">
        {vin !== undefined && (
          <p className="ScanFound" role="status">
            <span className="Quiet">{t("scan.found")}</span> <strong>{vin}</strong>
          </p>
        )}
        {vin === undefined && reading !== undefined && camera.stream !== undefined && (
          <CameraView camera={camera} reading={reading} onRead={take} />
        )}
        {vin === undefined &&
          camera.stream === undefined &&
          (camera.fault === undefined ? (
            <p className="Quiet" role="status">
              {t("scan.opening")}
            </p>
          ) : (
            <Callout title={t(noCamera[camera.fault])}>{t("scan.photoInstead")}</Callout>
          ))}
        {vin === undefined && (
          <FileDrop
            label={t("scan.photo")}
            description={t("scan.photoHint")}
            buttonLabel={t("scan.choosePhoto")}
            dropLabel={t("scan.drop")}
            accept={["image/*"]}
            camera="environment"
            onFiles={(files) => void readPhoto(files)}
            errorMessage={photo === undefined || photo === "reading" ? undefined : t(noVinIn[photo])}
          />
        )}
        {photo === "reading" && (
          <div className="ScanBusy">
            <Spinner size={16} label={t("scan.reading")} /> <span aria-hidden>{t("scan.reading")}</span>
          </div>
        )}
      </div>
    </Dialog>
  )
}

interface CameraViewProps {
  readonly camera: ReturnType<typeof useCamera>
  readonly reading: VinReader
  readonly onRead: (read: ReadPicture) => void
}

/** The live camera picture. Decodes one frame at a time until unmounted. */
function CameraView({ camera: { stream, light }, reading, onRead }: CameraViewProps) {
  const { t } = useWords()
  const video = useRef<HTMLVideoElement>(null)
  const tell = useEffectEvent(onRead)

  useEffect(() => {
    const shown = video.current
    if (shown === null || stream === undefined) return
    shown.srcObject = stream
    let isGone = false
    const readOn = async () => {
      while (!isGone) {
        await nextFrame(shown)
        if (isGone || shown.videoWidth === 0) continue
        const frame = await createImageBitmap(shown).catch(() => undefined)
        if (frame === undefined) continue
        const read = await reading.read(frame)
        if (!isGone) tell(read)
      }
    }
    void readOn()
    return () => {
      isGone = true
      shown.srcObject = null
    }
  }, [stream, reading])

  return (
    <div className="CameraView">
      <video ref={video} aria-label={t("scan.live")} autoPlay muted playsInline />
      <div className="CameraAim" aria-hidden />
      {light !== undefined && (
        <Switch isSelected={light.isLit} onChange={light.set}>
          {t("scan.light")}
        </Switch>
      )}
    </div>
  )
}

const nextFrame = (video: HTMLVideoElement) =>
  new Promise((resolve) =>
    "requestVideoFrameCallback" in video ? video.requestVideoFrameCallback(resolve) : setTimeout(resolve, 100)
  )
