import { useState } from "react"
import { Button } from "#ui/Button.tsx"
import { cropPicture } from "#ui/cropPicture.ts"
import type { CropRectangle } from "#ui/cropRectangle.ts"
import { Dialog } from "#ui/Dialog.tsx"
import { ImageCrop } from "#ui/ImageCrop.tsx"
import { useWords } from "#web/words/useWords.ts"

/** Twice what is kept: sharp after the server has drawn it anew. */
const maxEdge = 1024

export interface CropPhotoProps {
  /** Where the picture is, in this page. */
  readonly url: string
  readonly isPending: boolean
  readonly onCancel: () => void
  /** The square that was chosen, as JPEG. */
  readonly onCut: (photo: Uint8Array) => void
  readonly onUnreadable: () => void
}

/** Chooses the square of a picture that becomes one's photo. */
export function CropPhoto({ url, isPending, onCancel, onCut, onUnreadable }: CropPhotoProps) {
  const { t } = useWords()
  const [part, setPart] = useState<CropRectangle>()
  const cut = async () => {
    if (part === undefined) return
    const blob = await cropPicture(url, part, { maxEdge })
    onCut(new Uint8Array(await blob.arrayBuffer()))
  }
  return (
    <Dialog
      title={t("photo.cut")} closeLabel={t("close")} isOpen onOpenChange={(isOpen) => { if (!isOpen) onCancel() }} isDismissable={false}
      footer={
        <>
          <Button onPress={onCancel}>{t("cancel")}</Button>
          <Button variant="primary" isDisabled={part === undefined} isPending={isPending} onPress={() => void cut().catch(onUnreadable)}>{t("photo.keep")}</Button>
        </>
      }
    >
      <ImageCrop
        src={url} alt={t("photo.alt")} aspect={1} isRound zoomLabel={t("photo.closer")} hint={t("photo.keys")}
        words={{
          cropArea: t("crop.area"), nwDragHandle: t("crop.nw"), nDragHandle: t("crop.n"), neDragHandle: t("crop.ne"), eDragHandle: t("crop.e"),
          seDragHandle: t("crop.se"), sDragHandle: t("crop.s"), swDragHandle: t("crop.sw"), wDragHandle: t("crop.w")
        }}
        onCrop={setPart}
        onLoadFailed={onUnreadable}
      />
    </Dialog>
  )
}
