import { useEffect, useEffectEvent, useRef } from "react"
import { Switch } from "#ui/Switch.tsx"
import { useWords } from "#web/words/useWords.ts"
import type { Reading, ReadPicture } from "./startReading.ts"
import type { useCamera } from "./useCamera.ts"

export interface CameraViewProps {
  readonly camera: ReturnType<typeof useCamera>
  readonly reading: Reading
  readonly onRead: (read: ReadPicture) => void
}

/** The live picture, read frame after frame, never two at once, until it goes. */
export function CameraView({ camera: { stream, light }, reading, onRead }: CameraViewProps) {
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
