import { useState } from "react"
import { Button } from "#ui/Button.tsx"
import { cropPicture } from "#ui/cropPicture.ts"
import type { CropRectangle } from "#ui/cropRectangle.ts"
import { Dialog } from "#ui/Dialog.tsx"
import { ImageCrop } from "#ui/ImageCrop.tsx"
import { useWords } from "#web/words/useWords.ts"

export interface CropDialogProps {
  /** Object URL of the picture. */
  readonly url: string
  readonly title: string
  readonly keepLabel: string
  /**
   * Maximum length of the longer edge of the upload, in pixels. Twice the stored size stays sharp after the server
   * re-encodes it.
   */
  readonly maxEdge: number
  /** Crops to a square, displayed as a circle like a profile photo. Unconstrained otherwise. */
  readonly isSquare?: boolean
  readonly isPending: boolean
  readonly onCancel: () => void
  /** Called with the cropped area as JPEG. */
  readonly onCut: (picture: Uint8Array) => void
  readonly onUnreadable: () => void
}

/** A dialog that crops a picture. */
export function CropDialog({
  url,
  title,
  keepLabel,
  maxEdge,
  isSquare = false,
  isPending,
  onCancel,
  onCut,
  onUnreadable
}: CropDialogProps) {
  const { t } = useWords()
  const [part, setPart] = useState<CropRectangle>()
  const cut = async () => {
    if (part === undefined) return
    const blob = await cropPicture(url, part, { maxEdge })
    onCut(new Uint8Array(await blob.arrayBuffer()))
  }
  return (
    <Dialog
      title={title}
      closeLabel={t("close")}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onCancel()
      }}
      isDismissable={false}
      footer={
        <>
          <Button onPress={onCancel}>{t("cancel")}</Button>
          <Button
            variant="primary"
            isDisabled={part === undefined}
            isPending={isPending}
            onPress={() => void cut().catch(onUnreadable)}
          >
            {keepLabel}
          </Button>
        </>
      }
    >
      <ImageCrop
        src={url}
        alt={t("photo.alt")}
        aspect={isSquare ? 1 : undefined}
        isRound={isSquare}
        zoomLabel={t("photo.closer")}
        hint={t("photo.keys")}
        words={{
          cropArea: t("crop.area"),
          nwDragHandle: t("crop.nw"),
          nDragHandle: t("crop.n"),
          neDragHandle: t("crop.ne"),
          eDragHandle: t("crop.e"),
          seDragHandle: t("crop.se"),
          sDragHandle: t("crop.s"),
          swDragHandle: t("crop.sw"),
          wDragHandle: t("crop.w")
        }}
        onCrop={setPart}
        onLoadFailed={onUnreadable}
      />
    </Dialog>
  )
}
