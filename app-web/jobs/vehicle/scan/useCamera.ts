import { useEffect, useState } from "react"

/**
 * Why there is no live picture: this browser or address has no camera, the person said no, or the camera is taken or
 * absent.
 */
export type CameraFault = "none" | "refused" | "away"

type Torched = MediaTrackCapabilities & { readonly torch?: boolean }

/** The camera away from the person, at 1080 lines where it can, from when the screen appears until it goes. */
export const useCamera = () => {
  const [stream, setStream] = useState<MediaStream>()
  const [fault, setFault] = useState<CameraFault | undefined>(() => (isThere() ? undefined : "none"))
  const [isLit, setLit] = useState(false)

  useEffect(() => {
    if (!isThere()) return
    let isGone = false
    let mine: MediaStream | undefined
    navigator.mediaDevices
      .getUserMedia({
        video: { facingMode: { ideal: "environment" }, width: { ideal: 1920 }, height: { ideal: 1080 } },
        audio: false
      })
      .then(
        (opened) => {
          mine = opened
          // The dialog may be closed before the person has said yes.
          if (isGone) stop(opened)
          else setStream(opened)
        },
        (error: { readonly name?: string }) => {
          if (!isGone) setFault(error.name === "NotAllowedError" || error.name === "SecurityError" ? "refused" : "away")
        }
      )
    return () => {
      isGone = true
      if (mine !== undefined) stop(mine)
    }
  }, [])

  const track = stream?.getVideoTracks()[0]
  const hasTorch = (track?.getCapabilities?.() as Torched | undefined)?.torch === true
  const light = (on: boolean) =>
    void track?.applyConstraints({ advanced: [{ torch: on } as MediaTrackConstraintSet] }).then(
      () => setLit(on),
      () => setLit(false)
    )
  return { stream, fault, light: hasTorch ? { isLit, set: light } : undefined }
}

/** Only secure addresses have one. */
const isThere = () => navigator.mediaDevices?.getUserMedia !== undefined

const stop = (stream: MediaStream) => stream.getTracks().forEach((track) => track.stop())
